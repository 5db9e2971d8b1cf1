import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intersect, intersectInTurn, mediaMatches, observed, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { Reveal } from './reveal.js';

const draw = () => {
  render(
    <Reveal data-testid="reveal">
      <p>Section</p>
    </Reveal>,
  );
  return screen.getByTestId('reveal');
};

describe('Reveal', () => {
  describeContract(<Reveal>Section</Reveal>, { slot: 'reveal' });

  it('is visible until the page knows that it is further down', () => {
    const section = draw();
    expect(section).toHaveAttribute('data-state', 'visible');
    intersect(section, false);
    expect(section).toHaveAttribute('data-state', 'hidden');
  });

  it('appears when it comes into view, once', () => {
    const section = draw();
    intersect(section, false);
    intersect(section, true);
    expect(section).toHaveAttribute('data-state', 'visible');
    expect(section).toHaveClass('bl:animate-rise');
    expect(observed.has(section)).toBe(false);
  });

  it('uses the last of several entries', () => {
    const section = draw();
    intersectInTurn(section, [false, true]);
    expect(section).toHaveAttribute('data-state', 'visible');
  });

  it('keeps content visible that is on screen or above it when the page hydrates', () => {
    const onScreen = draw();
    intersect(onScreen, true);
    expect(onScreen).toHaveAttribute('data-state', 'visible');
    expect(onScreen).not.toHaveClass('bl:animate-rise');
    const { getByText } = render(<Reveal>Above</Reveal>);
    intersect(getByText('Above'), false, -900);
    expect(getByText('Above')).toHaveAttribute('data-state', 'visible');
  });

  describe('watches', () => {
    const options: (IntersectionObserverInit | undefined)[] = [];
    beforeEach(() => {
      options.length = 0;
      const Observer = IntersectionObserver;
      vi.stubGlobal(
        'IntersectionObserver',
        class extends Observer {
          constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
            super(callback, init);
            options.push(init);
          }
        },
      );
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    it('with the threshold and the margin of the limits', () => {
      draw();
      expect(options).toEqual([{ threshold: 0.1, rootMargin: '0px 0px -100px 0px' }]);
    });

    it('for half a screen if a tenth of the section is higher than one', () => {
      vi.stubGlobal('innerHeight', 180);
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1_000);
      draw();
      expect(options[0]?.threshold).toBe(40 / 1_000);
    });

    it('also in a frame that is not shown, in which nothing has a height', () => {
      vi.stubGlobal('innerHeight', 0);
      draw();
      expect(options[0]?.threshold).toBe(0);
    });
  });

  it('hides nothing under reduced motion', () => {
    mediaMatches.add(reducedMotion);
    const section = draw();
    expect(observed.has(section)).toBe(false);
    expect(section).toHaveAttribute('data-state', 'visible');
  });

  it('takes as long as `duration` says', () => {
    render(<Reveal data-testid="reveal" duration={1_000} />);
    expect(screen.getByTestId('reveal').style.getPropertyValue('--bl-reveal')).toBe('1000ms');
  });

  it('hides nothing in print, where no stronger rule may win', () => {
    const { container } = render(<Reveal>Section</Reveal>);
    const hiding = [...(container.firstElementChild?.classList ?? [])].filter((name) =>
      name.includes('state=hidden]:opacity'),
    );
    expect(hiding).toEqual(['bl:not-print:data-[state=hidden]:opacity-0']);
  });
});
