import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import { timing } from '../../tokens/timing.js';
import { type Screenshot, ScreenshotGallery } from './screenshot-gallery.js';

const screens: Screenshot[] = [
  { id: 'home', label: 'Home screen', alt: 'Home screen of a funding profile.' },
  { id: 'upload', label: 'Document upload', alt: 'A list of filings.' },
  { id: 'match', label: 'Lender match', alt: 'The best offer on top.' },
  { id: 'debt', label: 'Debt table', alt: 'Every loan under one total.' },
];
const items = () => [...document.querySelectorAll<HTMLElement>('[data-slot=screenshot-item]')];
const activeIndex = () => items().findIndex(({ dataset }) => dataset.state === 'active');

describe('ScreenshotGallery', () => {
  describeContract(<ScreenshotGallery screens={screens} />, { slot: 'screenshot-gallery' });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('changes 4 s after it is mounted, then every 6 s, and begins again', () => {
      render(<ScreenshotGallery screens={screens} />);
      advance(timing.galleryFirst - 1);
      expect(activeIndex()).toBe(0);
      advance(1);
      expect(activeIndex()).toBe(1);
      for (const next of [2, 3, 0]) {
        advance(timing.gallery - 1);
        expect(activeIndex()).not.toBe(next);
        advance(1);
        expect(activeIndex()).toBe(next);
      }
    });

    it('enlarges the clicked picture, pauses, and restores it with the next click', () => {
      render(<ScreenshotGallery screens={screens} />);
      fireEvent.click(screen.getByRole('button', { name: 'Enlarge: Home screen' }));
      expect(items()[0]).toHaveAttribute('data-zoomed', 'true');
      advance(60_000);
      expect(activeIndex()).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: 'Shrink: Home screen' }));
      expect(items()[0]).toHaveAttribute('data-zoomed', 'false');
      advance(timing.gallery);
      expect(activeIndex()).toBe(1);
    });

    it('shows the selected picture, also under reduced motion', () => {
      mediaMatches.add(reducedMotion);
      render(<ScreenshotGallery screens={screens} />);
      advance(60_000);
      expect(activeIndex()).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: 'Debt table' }));
      expect(activeIndex()).toBe(3);
    });
  });

  it('enlarges by keyboard too', async () => {
    render(<ScreenshotGallery screens={screens} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Enlarge: Home screen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(items()[0]).toHaveAttribute('data-zoomed', 'true');
  });
});

describe('ScreenshotGallery, operated by the visitor', () => {
  it('keeps every picture reachable, and shows the focused one', () => {
    render(<ScreenshotGallery screens={screens} />);
    expect(screen.getAllByRole('img', { hidden: false })).toHaveLength(4);
    act(() => screen.getByRole('button', { name: 'Enlarge: Lender match' }).focus());
    expect(activeIndex()).toBe(2);
  });

  it('marks the current entry of a side bar at its start, in both directions', () => {
    render(<ScreenshotGallery screens={screens} />);
    const entry = items()[0]?.querySelector('[role=img] [data-state=active]');
    expect(entry).toHaveClass('bl:border-s-3');
  });

  it('shows an enlarged picture in its own size when it returns', () => {
    render(<ScreenshotGallery screens={screens} />);
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge: Home screen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(activeIndex()).toBe(0);
    expect(items()[0]).toHaveAttribute('data-zoomed', 'false');
  });

  it('goes back and forward', () => {
    render(<ScreenshotGallery screens={screens} />);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(activeIndex()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(activeIndex()).toBe(0);
  });
});
