import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { StoryCarousel } from './story-carousel.js';

const content = {
  title: 'Six deals from the last 12 months',
  items: ['$5M', '$1M', '$1.5M', '$3.2M', '$700K', '$1.6M'].map((amount) => ({
    amount,
    product: 'Term loan',
    use: 'Bought a competitor',
    industry: 'Manufacturing',
  })),
};
const active = () => screen.getAllByRole('listitem').map((item) => item.dataset.state === 'active');

describe('StoryCarousel', () => {
  describeContract(<StoryCarousel content={content} />, { slot: 'story-carousel' });

  it('says in the words of its page what is invented', () => {
    const items = content.items.map((item) => ({ ...item, invented: true as const }));
    render(<StoryCarousel content={{ ...content, items, note: 'These deals are made up.' }} />);
    expect(screen.getByText('These deals are made up.')).toHaveAttribute('data-slot', 'illustrative-note');
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('highlights each of the six for 4 s, and begins again', () => {
      render(<StoryCarousel content={content} />);
      for (const next of [1, 2, 3, 4, 5, 0]) {
        advance(timing.story - 1);
        expect(active().indexOf(true)).not.toBe(next);
        advance(1);
        expect(active().indexOf(true)).toBe(next);
        expect(active().filter(Boolean)).toHaveLength(1);
      }
    });

    it('keeps the first under reduced motion', () => {
      mediaMatches.add(reducedMotion);
      render(<StoryCarousel content={content} />);
      advance(60_000);
      expect(active().indexOf(true)).toBe(0);
    });
  });
});
