import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import { timing } from '../../tokens/timing.js';
import { ValueGroup, type ValueGroupProps } from './value-group.js';

const content: ValueGroupProps['content'] = {
  title: 'What we stand for',
  items: [
    {
      icon: 'shield-check',
      glyph: 'bits',
      drawing: 'encryption',
      title: 'Trust & Transparency',
      description: 'Your numbers stop where you say.',
    },
    {
      icon: 'lightbulb',
      glyph: 'rings',
      drawing: 'who-decides',
      title: 'Innovation-Driven',
      description: 'Models do the reading.',
    },
    {
      icon: 'heart-handshake',
      glyph: 'pair',
      drawing: 'no-charge',
      title: 'Client-Centric',
      description: 'Free for businesses.',
    },
  ],
};
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-slot=value-card]')];
const activeIndex = () => cards().findIndex(({ dataset }) => dataset.state === 'active');

describe('ValueGroup', () => {
  describeContract(<ValueGroup content={content} />, { slot: 'value-group' });

  it('keeps every value in the page, each with its picture', () => {
    render(<ValueGroup content={content} />);
    expect(cards()).toHaveLength(3);
    for (const { description } of content.items) expect(screen.getByText(description)).toBeInTheDocument();
    expect(document.querySelectorAll('[data-slot=product-drawing]')).toHaveLength(3);
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('highlights each value for 3 s, and begins again', () => {
      render(<ValueGroup content={content} data-testid="group" />);
      for (const next of [1, 2, 0]) {
        advance(timing.value - 1);
        expect(activeIndex()).not.toBe(next);
        advance(1);
        expect(activeIndex()).toBe(next);
        expect(screen.getByTestId('group')).toHaveAttribute('data-index', String(next));
      }
    });

    it('keeps a selected value active for 5 s longer', () => {
      render(<ValueGroup content={content} />);
      fireEvent.click(screen.getByRole('button', { name: 'Client-Centric' }));
      advance(timing.featureResume + timing.value - 1);
      expect(activeIndex()).toBe(2);
      advance(1);
      expect(activeIndex()).toBe(0);
    });

    it('keeps the first under reduced motion, and the others reachable', () => {
      mediaMatches.add(reducedMotion);
      render(<ValueGroup content={content} />);
      advance(60_000);
      expect(activeIndex()).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: 'Client-Centric' }));
      expect(activeIndex()).toBe(2);
    });
  });
});
