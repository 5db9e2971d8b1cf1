import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion, setVisibility } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { BubbleCarousel, type BubbleCarouselProps } from './bubble-carousel.js';

const content: BubbleCarouselProps['content'] = {
  title: 'Less sourcing. More lending.',
  items: [
    { icon: 'store', drawing: 'vetted', title: 'Access Vetted Businesses', description: 'Bank data is connected.' },
    { icon: 'repeat', drawing: 'renewal', title: 'Gain and Retain Clients', description: 'You hear first.' },
    { icon: 'list-checks', drawing: 'checklist', title: 'Simplify Your Process', description: 'One file format.' },
    {
      icon: 'scan-search',
      drawing: 'diligence',
      title: 'Modernize Your Diligence',
      description: 'Statements are read.',
    },
  ],
};
const carousel = () => screen.getByRole('region');
const bubbles = () => [...document.querySelectorAll<HTMLElement>('[data-slot=bubble-item]')];
const activeIndex = () => bubbles().findIndex(({ dataset }) => dataset.state === 'active');
const ring = () => document.querySelector<HTMLElement>('[data-slot=progress-ring]');

describe('BubbleCarousel', () => {
  describeContract(<BubbleCarousel content={content} />, { slot: 'bubble-carousel' });

  it('is a carousel of four bubbles that are buttons, with every text in the page', () => {
    render(<BubbleCarousel content={content} />);
    expect(carousel()).toHaveAccessibleName(content.title);
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    for (const [at, { title, description }] of content.items.entries()) {
      expect(bubbles()[at]).toHaveAccessibleName(title);
      expect(bubbles()[at]?.tagName).toBe('BUTTON');
      expect(screen.getByText(description)).toBeInTheDocument();
    }
  });

  it('shows only the text of the active bubble', () => {
    render(<BubbleCarousel content={content} />);
    fireEvent.click(screen.getByRole('button', { name: 'Simplify Your Process' }));
    const details = [...document.querySelectorAll<HTMLElement>('[data-slot=bubble-detail]')];
    expect(details.map(({ dataset }) => dataset.state)).toEqual(['inactive', 'inactive', 'active', 'inactive']);
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('opens each bubble for 6 s, and begins again', () => {
      render(<BubbleCarousel content={content} />);
      for (const next of [1, 2, 3, 0]) {
        advance(timing.bubble - 1);
        expect(activeIndex()).not.toBe(next);
        advance(1);
        expect(activeIndex()).toBe(next);
        expect(carousel()).toHaveAttribute('data-index', String(next));
      }
    });

    it('fills its ring by 100 / 60 per cent every 100 ms', () => {
      render(<BubbleCarousel content={content} />);
      expect(bubbles()[0]).toContainElement(ring());
      advance(timing.ringTick - 1);
      expect(ring()).toHaveAttribute('data-progress', '0');
      advance(1);
      expect(ring()).toHaveAttribute('data-progress', '1.67');
      advance(29 * timing.ringTick);
      expect(ring()).toHaveAttribute('data-progress', '50');
    });

    it('selects and pauses on a click, and resumes when the mouse leaves', () => {
      render(<BubbleCarousel content={content} />);
      fireEvent.click(screen.getByRole('button', { name: 'Simplify Your Process' }));
      expect(activeIndex()).toBe(2);
      advance(60_000);
      expect(activeIndex()).toBe(2);
      expect(carousel()).toHaveAttribute('data-rotation', 'paused');
      fireEvent.mouseLeave(carousel());
      expect(carousel()).toHaveAttribute('data-rotation', 'playing');
      advance(timing.bubble - 1);
      expect(activeIndex()).toBe(2);
      advance(1);
      expect(activeIndex()).toBe(3);
    });

    it('resumes when the focus leaves, after a click by keyboard', () => {
      render(
        <>
          <BubbleCarousel content={content} />
          <button type="button">After it</button>
        </>,
      );
      const bubble = screen.getByRole('button', { name: 'Simplify Your Process' });
      fireEvent.click(bubble);
      fireEvent.blur(bubble, { relatedTarget: screen.getByRole('button', { name: 'Next' }) });
      expect(carousel()).toHaveAttribute('data-rotation', 'paused');
      fireEvent.blur(bubble, { relatedTarget: screen.getByRole('button', { name: 'After it' }) });
      expect(carousel()).toHaveAttribute('data-rotation', 'playing');
    });

    it('resumes after a tap outside, not after one inside', () => {
      render(<BubbleCarousel content={content} />);
      fireEvent.click(screen.getByRole('button', { name: 'Simplify Your Process' }));
      fireEvent.pointerDown(screen.getByText('One file format.'), { pointerType: 'touch' });
      expect(carousel()).toHaveAttribute('data-rotation', 'paused');
      fireEvent.pointerDown(document.body, { pointerType: 'touch' });
      expect(carousel()).toHaveAttribute('data-rotation', 'playing');
    });

    it('stays paused when a click on its text takes the focus from the bubble, while the mouse is inside', () => {
      render(<BubbleCarousel content={content} />);
      const bubble = screen.getByRole('button', { name: 'Simplify Your Process' });
      fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
      fireEvent.click(bubble);
      fireEvent.blur(bubble, { relatedTarget: null });
      expect(carousel()).toHaveAttribute('data-rotation', 'paused');
      fireEvent.mouseLeave(carousel());
      expect(carousel()).toHaveAttribute('data-rotation', 'playing');
    });

    it('goes back and forward by its buttons, and shows its position', () => {
      render(<BubbleCarousel content={content} />);
      fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
      expect(screen.getByText('4 of 4')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByText('2 of 4')).toBeInTheDocument();
      expect(carousel()).toHaveAttribute('data-rotation', 'paused');
    });

    it('does not move while the tab is hidden', () => {
      render(<BubbleCarousel content={content} />);
      setVisibility('hidden');
      advance(60_000);
      expect(activeIndex()).toBe(0);
    });

    it('does not move under reduced motion, and its ring is full', () => {
      mediaMatches.add(reducedMotion);
      render(<BubbleCarousel content={content} />);
      advance(60_000);
      expect(activeIndex()).toBe(0);
      expect(ring()).toHaveAttribute('data-progress', '100');
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(activeIndex()).toBe(1);
    });
  });
});
