import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion, setVisibility } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { FeatureCarousel, type FeatureCarouselContent } from './feature-carousel.js';

const content: FeatureCarouselContent = {
  title: 'In one place.',
  lede: 'Built for owners.',
  items: [
    { drawing: 'offer', title: 'Custom-Fit Offerings', description: 'Terms shaped around you.' },
    { drawing: 'documents', title: 'Simplified Applications', description: 'One set of documents.' },
    { drawing: 'call', title: 'Direct Support', description: 'A specialist who reads.' },
    { drawing: 'insights', title: 'Intelligent Insights', description: 'See what moves your score.' },
  ],
  note: { text: 'We fund many more.', action: { label: 'See who we help', href: '/who-we-help' } },
  action: { label: 'Talk To An Expert', href: 'https://meet.boundless.example/expert' },
};

const cards = () => [...document.querySelectorAll('[data-slot=feature-card]')];
const active = () => cards().findIndex((card) => card.getAttribute('data-state') === 'active');

describe('FeatureCarousel', () => {
  describeContract(<FeatureCarousel content={content} />, { slot: 'feature-carousel' });

  it('shows every text at once', () => {
    render(<FeatureCarousel content={content} />);
    for (const { title, description } of content.items) {
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(screen.getByText(description)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'See who we help' })).toHaveAttribute('href', '/who-we-help');
    expect(screen.getByRole('link', { name: 'Talk To An Expert' })).toHaveAttribute('target', '_blank');
  });

  it('completes the label of its actions for people who hear only the link', () => {
    const action = { label: 'Learn More', context: 'about experts', href: '/experts' };
    const note = { text: 'We fund many more.', action: { ...action, context: 'about industries' } };
    render(<FeatureCarousel content={{ ...content, note, action }} />);
    for (const name of ['Learn More about experts', 'Learn More about industries'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });

  it('needs neither lede, note, action nor drawings', () => {
    const words = content.items.map(({ title, description }) => ({ title, description }));
    render(<FeatureCarousel content={{ title: 'Plain', items: words }} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(cards().map((card) => card.querySelector('[data-slot=icon-ring]')?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('can be operated by keyboard', async () => {
    render(<FeatureCarousel content={content} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Simplified Applications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(active()).toBe(1);
    expect(screen.getByRole('button', { name: 'Simplified Applications' })).toHaveAttribute('aria-pressed', 'true');
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('features each card for 4 s and wraps', () => {
      const { container } = render(<FeatureCarousel content={content} />);
      advance(timing.feature - 1);
      expect(active()).toBe(0);
      advance(1);
      expect(active()).toBe(1);
      expect(container.firstElementChild).toHaveAttribute('data-index', '1');
      advance(3 * timing.feature);
      expect(active()).toBe(0);
    });

    it('pauses on a click anywhere on a card, and resumes 5 s after the last one', () => {
      const { container } = render(<FeatureCarousel content={content} />);
      const root = container.firstElementChild;
      fireEvent.click(cards()[2] as Element);
      expect(active()).toBe(2);
      expect(root).toHaveAttribute('data-rotation', 'paused');
      advance(3000);
      fireEvent.click(screen.getByText('One set of documents.'));
      advance(timing.featureResume - 1);
      expect(root).toHaveAttribute('data-rotation', 'paused');
      advance(1);
      expect(root).toHaveAttribute('data-rotation', 'playing');
      advance(timing.feature - 1);
      expect(active()).toBe(1);
      advance(1);
      expect(active()).toBe(2);
    });

    it('fills the ring of the active card and empties it when the next one is active', () => {
      render(<FeatureCarousel content={content} />);
      const ring = (place: number) => cards()[place]?.querySelector('[data-slot=progress-ring]');
      advance(timing.feature / 2);
      expect(ring(0)).toHaveAttribute('data-progress', '50');
      advance(timing.feature / 2);
      expect(ring(0)).toHaveAttribute('data-progress', '0');
    });

    it('lets its cards move only while the active card changes', () => {
      const root = render(<FeatureCarousel content={content} />).container.firstElementChild;
      expect(root).not.toHaveAttribute('data-moving');
      advance(timing.feature);
      expect(root).toHaveAttribute('data-moving');
      advance(timing.cardMove);
      expect(root).not.toHaveAttribute('data-moving');
    });

    it('does not move in a hidden tab, then continues with the remaining time', () => {
      render(<FeatureCarousel content={content} />);
      advance(3000);
      setVisibility('hidden');
      advance(60_000);
      setVisibility('visible');
      advance(999);
      expect(active()).toBe(0);
      advance(1);
      expect(active()).toBe(1);
    });

    it('stays at its first card under reduced motion with a full ring, and still handles a click', () => {
      mediaMatches.add(reducedMotion);
      render(<FeatureCarousel content={content} />);
      advance(10 * timing.feature);
      expect(active()).toBe(0);
      expect(cards()[0]?.querySelector('[data-slot=progress-ring]')).toHaveAttribute('data-progress', '100');
      fireEvent.click(cards()[3] as Element);
      expect(active()).toBe(3);
    });
  });
});
