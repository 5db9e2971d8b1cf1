import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
