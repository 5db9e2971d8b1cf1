import { act, fireEvent, render, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { breakpoints } from '../../tokens/limits.js';
import { timing } from '../../tokens/timing.js';
import { TestimonialCarousel } from './testimonial-carousel.js';

const testimonials = Array.from({ length: 12 }, (_, at) => ({
  quote: `Quote number ${at + 1}.`,
  name: `Person ${at + 1}`,
  position: 'Founder',
  company: 'Northfold',
  rating: 5,
}));
const carousel = <TestimonialCarousel content={{ title: 'From the people who signed' }} testimonials={testimonials} />;
const active = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot=testimonial-card]')].flatMap(({ dataset }, at) =>
    dataset.state === 'active' ? [at] : [],
  );
const root = () => document.querySelector('[data-slot=testimonial-carousel]');

describe('TestimonialCarousel', () => {
  describeContract(carousel, { slot: 'testimonial-carousel' });

  it('has the given label and position text', () => {
    const words = { 'aria-label': 'Témoignages' };
    const position = (first: number, last: number, count: number) => `${first}/${last}/${count}`;
    render(cloneElement(carousel, { ...words, position }));
    expect(screen.getByRole('region', { name: 'Témoignages' })).toHaveTextContent('1/3/12');
  });

  it('keeps all twelve quotes in the page', () => {
    render(carousel);
    for (const { quote } of testimonials) expect(screen.getByText(quote)).toBeInTheDocument();
  });
});

describe('The height of TestimonialCarousel', () => {
  it('reserves the height of every quote in the size of the first position', () => {
    render(carousel);
    const cards = [...document.querySelectorAll<HTMLElement>('[data-slot=testimonial-card]')];
    expect(cards.map(({ dataset }) => dataset.quote)).toEqual(testimonials.map(({ quote }) => quote));
    for (const card of cards) expect(card).toHaveClass('bl:wide:before:content-[attr(data-quote)]');
  });
});

describe('TestimonialCarousel, as time passes', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  describe('on a wide screen', () => {
    beforeEach(() => mediaMatches.add(`(min-width: ${breakpoints.wide})`));

    it('shows a window of three that advances by one every 5 s until the twelfth was shown, then wraps', () => {
      render(carousel);
      expect(active()).toEqual([0, 1, 2]);
      for (const first of [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]) {
        advance(timing.testimonial - 1);
        expect(active()[0]).not.toBe(first);
        advance(1);
        expect(active()).toEqual([first, first + 1, first + 2]);
        expect(root()).toHaveAttribute('data-index', String(first));
      }
    });

    it('shows its position in the language of the page', () => {
      render(
        <KitLabelsProvider labels={{ position: '{value} sur {total}', range: '{value} à {total}' }}>
          {carousel}
        </KitLabelsProvider>,
      );
      expect(screen.getByText('1 à 3 sur 12')).toBeInTheDocument();
      expect(screen.getByText('1 sur 12')).toBeInTheDocument();
    });

    it('goes back and forward by its buttons, and shows its position', () => {
      render(carousel);
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(active()).toEqual([1, 2, 3]);
      expect(screen.getByText('2 to 4 of 12')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
      fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
      expect(active()).toEqual([9, 10, 11]);
    });
  });

  describe('on a narrow screen', () => {
    it('shows one quote at a time, through all twelve', () => {
      render(carousel);
      for (const next of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]) {
        advance(timing.testimonial - 1);
        expect(active()).not.toEqual([next]);
        advance(1);
        expect(active()).toEqual([next]);
      }
    });
  });

  it('pauses while it has keyboard focus', () => {
    render(carousel);
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    advance(60_000);
    expect(active()).toEqual([0]);
    act(() => next.blur());
    advance(timing.testimonial);
    expect(active()).toEqual([1]);
  });

  it('stays paused when the window becomes wide while it has the focus', () => {
    const { rerender } = render(carousel);
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    mediaMatches.add(`(min-width: ${breakpoints.wide})`);
    rerender(cloneElement(carousel));
    expect(active()).toEqual([0, 1, 2]);
    expect(root()).toHaveAttribute('data-rotation', 'paused');
    act(() => next.blur());
    advance(timing.testimonial);
    expect(active()).toEqual([1, 2, 3]);
  });

  it('does not move under reduced motion', () => {
    mediaMatches.add(reducedMotion);
    render(carousel);
    advance(60_000);
    expect(active()).toEqual([0]);
  });
});
