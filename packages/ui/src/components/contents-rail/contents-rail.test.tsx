import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SampleText, sampleContents } from './contents.samples.js';
import { ContentsRail } from './contents-rail.js';

describe('ContentsRail', () => {
  describeContract(<ContentsRail items={sampleContents} target="text" />, { slot: 'contents-rail' });

  it('links to every section', () => {
    render(<ContentsRail items={sampleContents} target="text" />);
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sampleContents.map(({ id }) => `#${id}`),
    );
  });

  it('marks the current section, and fills its ring', async () => {
    const { container } = render(
      <>
        <ContentsRail items={sampleContents} target="text" />
        <SampleText />
      </>,
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const top = { text: -900, 'in-short': -900, 'what-it-is': 90 }[this.id] ?? 2000;
      return { top, height: 2668 } as DOMRect;
    });
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('What debt financing is');
    expect(container.querySelector('[data-slot=progress-ring]')).toHaveAttribute('data-progress', '50');
  });
});
