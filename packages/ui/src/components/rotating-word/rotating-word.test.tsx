import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { RotatingWord } from './rotating-word.js';

const words = ['Founders', 'CEOs', 'Leaders'];

describe('RotatingWord', () => {
  describeContract(<RotatingWord words={words} />, { slot: 'rotating-word' });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('holds a word, fades it, and shows the next from the middle of the fade', () => {
      render(<RotatingWord words={words} data-testid="word" />);
      const word = screen.getByTestId('word');
      advance(timing.heroWord - 1);
      expect(word).toHaveAttribute('data-state', 'visible');
      expect(word).toHaveTextContent('Founders');
      advance(1);
      expect(word).toHaveAttribute('data-state', 'fading');
      advance(timing.heroWordFade / 2 - 1);
      expect(word).toHaveTextContent('Founders');
      advance(1);
      expect(word).toHaveTextContent('CEOs');
      expect(word).toHaveAttribute('data-index', '1');
      advance(timing.heroWordFade / 2 - 1);
      expect(word).toHaveAttribute('data-state', 'fading');
      advance(1);
      expect(word).toHaveAttribute('data-state', 'visible');
      expect(word).toHaveTextContent('CEOs');
    });

    it('begins a fade every 5 s, the fades included, and wraps', () => {
      render(<RotatingWord words={words} data-testid="word" />);
      advance(2 * timing.heroWord - 1);
      expect(screen.getByTestId('word')).toHaveAttribute('data-state', 'visible');
      advance(1);
      expect(screen.getByTestId('word')).toHaveAttribute('data-state', 'fading');
      advance(timing.heroWord + timing.heroWordFade);
      expect(screen.getByTestId('word')).toHaveTextContent('Founders');
    });

    it('keeps its first word under reduced motion', () => {
      mediaMatches.add(reducedMotion);
      render(<RotatingWord words={words} data-testid="word" />);
      advance(10 * timing.heroWord);
      expect(screen.getByTestId('word')).toHaveTextContent('Founders');
      expect(screen.getByTestId('word')).toHaveAttribute('data-rotation', 'paused');
    });
  });
});
