import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { ValueGroup } from './value-group.js';

const args = {
  content: {
    title: 'What we hold to',
    items: [
      {
        icon: 'shield-check',
        title: 'Trust & Transparency',
        description: 'Your numbers travel encrypted and stop where you say.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation-Driven',
        description: 'Models do the reading. People make the calls that need judgement.',
      },
      {
        icon: 'heart-handshake',
        title: 'Client-Centric',
        description: 'Free for businesses, so the only thing we can sell you is a good match.',
      },
    ],
  },
} as const;

describe('ValueGroup', () => {
  describeContract(<ValueGroup {...args} />, { slot: 'value-group' });

  describe('as time passes', () => {
    const active = () =>
      [...document.querySelectorAll<HTMLElement>('[data-slot=value-card]')].findIndex(
        ({ dataset }) => dataset.state === 'active',
      );
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('highlights each of the three for 3 s, and begins again', () => {
      render(<ValueGroup {...args} />);
      for (const next of [1, 2, 0]) {
        advance(timing.value - 1);
        expect(active()).not.toBe(next);
        advance(1);
        expect(active()).toBe(next);
      }
    });

    it('keeps the first under reduced motion, and the others in reach', () => {
      mediaMatches.add(reducedMotion);
      render(<ValueGroup {...args} />);
      advance(60_000);
      expect(active()).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: 'Client-Centric' }));
      expect(active()).toBe(2);
    });
  });

  it('keeps every text in the page, highlighted or not', () => {
    render(<ValueGroup {...args} />);
    for (const { description } of args.content.items) expect(screen.getByText(description)).toBeInTheDocument();
  });
});
