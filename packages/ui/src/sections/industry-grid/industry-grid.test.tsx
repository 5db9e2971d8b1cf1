import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import type { IndustryCard } from '../../types.js';
import { IndustryGrid } from './industry-grid.js';

const titles = [
  'Ecommerce',
  'SaaS',
  'Retail',
  'Professional Services',
  'Manufacturing',
  'Transportation',
  'Other Industries',
];
const industries: IndustryCard[] = titles.map((title) => ({
  title,
  icon: 'store',
  description: `Money for ${title}.`,
  items: [`${title} stock`, `${title} staff`],
}));
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-slot=industry-card]')];
const activeIndex = () => cards().findIndex(({ dataset }) => dataset.state === 'active');
const progress = () => Number(document.querySelector('[data-slot=progress-ring]')?.getAttribute('data-progress'));

describe('IndustryGrid', () => {
  describeContract(<IndustryGrid industries={industries} />, { slot: 'industry-grid' });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('highlights each of the seven cards for 4 s, and begins again', () => {
      render(<IndustryGrid industries={industries} />);
      expect(cards()).toHaveLength(7);
      for (const next of [1, 2, 3, 4, 5, 6, 0]) {
        advance(timing.industry - 1);
        expect(activeIndex()).not.toBe(next);
        advance(1);
        expect(activeIndex()).toBe(next);
      }
    });

    it('fills the ring of the active card over 5 s, so that it is at 80 % when the next one takes over', () => {
      render(<IndustryGrid industries={industries} />);
      expect(document.querySelectorAll('[data-slot=progress-ring]')).toHaveLength(1);
      expect(cards()[0]).toContainElement(document.querySelector('[data-slot=progress-ring]'));
      advance(timing.industryRing / 2);
      expect(progress()).toBe(50);
      advance(timing.industry - timing.industryRing / 2 - 1);
      expect(progress()).toBe(78);
      advance(1);
      expect(cards()[1]).toContainElement(document.querySelector('[data-slot=progress-ring]'));
      expect(progress()).toBe(0);
    });

    it('pins the hovered card until the mouse leaves the list', () => {
      render(<IndustryGrid industries={industries} data-testid="grid" />);
      fireEvent.pointerEnter(cards()[4] as HTMLElement, { pointerType: 'mouse' });
      advance(60_000);
      expect(activeIndex()).toBe(4);
      expect(screen.getByTestId('grid')).toHaveAttribute('data-rotation', 'paused');
      fireEvent.pointerLeave(screen.getByRole('list', { name: 'Industries' }));
      advance(timing.industry);
      expect(activeIndex()).toBe(5);
    });

    it('keeps the first card under reduced motion with a full ring, and the others reachable', () => {
      mediaMatches.add(reducedMotion);
      render(<IndustryGrid industries={industries} />);
      advance(60_000);
      expect(activeIndex()).toBe(0);
      expect(progress()).toBe(100);
      fireEvent.click(screen.getByRole('button', { name: 'Retail' }));
      expect(activeIndex()).toBe(2);
    });
  });

  it('draws its arches from the start, and moves the sun in the direction of the text', () => {
    const html = renderToString(<IndustryGrid industries={industries} />);
    expect(html.match(/inset-inline-start:/g)).toHaveLength(7 + 7 * 3);
    expect(html).not.toMatch(/[";]left:/);
    expect(html).toContain('translate(calc(var(--bl-dir) * ');
  });

  it('keeps every text in the page, highlighted or not', () => {
    render(<IndustryGrid industries={industries} />);
    for (const { description } of industries) expect(screen.getByText(description)).toBeInTheDocument();
  });
});
