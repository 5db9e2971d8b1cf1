import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { sampleContents } from '../contents-rail/contents.samples.js';
import { ContentsBar } from './contents-bar.js';

const open = () => {
  render(<ContentsBar items={sampleContents} target="text" data-testid="bar" open />);
  return screen.getByTestId('bar');
};

describe('ContentsBar', () => {
  describeContract(<ContentsBar items={sampleContents} target="text" />, { slot: 'contents-bar' });

  it('names the current section, initially the first', () => {
    render(<ContentsBar items={sampleContents} target="text" />);
    expect(document.querySelector('summary')).toHaveTextContent('On this page: In short');
  });

  it('says whether it is open', async () => {
    const bar = open();
    await waitFor(() => expect(bar).toHaveAttribute('data-state', 'open'));
    await userEvent.click(screen.getByRole('link', { name: 'In short' }));
    await waitFor(() => expect(bar).toHaveAttribute('data-state', 'closed'));
  });

  it('says that it was opened before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const bar = <ContentsBar items={sampleContents} target="text" data-testid="bar" />;
    container.innerHTML = renderToString(bar);
    container.querySelector('details')?.setAttribute('open', '');
    // The browser's event comes before React listens.
    await new Promise((resolve) => setTimeout(resolve));
    const root = await act(async () => hydrateRoot(container, bar));
    expect(screen.getByTestId('bar')).toHaveAttribute('data-state', 'open');
    act(() => root.unmount());
    container.remove();
  });

  it('closes when a link is followed', async () => {
    const bar = open();
    await userEvent.click(screen.getByRole('link', { name: 'Before you sign' }));
    expect(bar).not.toHaveAttribute('open');
  });

  it('closes on Escape and returns focus', async () => {
    const bar = open();
    screen.getByRole('link', { name: 'In short' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(bar).not.toHaveAttribute('open');
    expect(document.querySelector('summary')).toHaveFocus();
  });
});
