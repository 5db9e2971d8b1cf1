import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import { timing } from '../../tokens/timing.js';
import { Hero } from './hero.js';

const content = {
  title: 'Capital opens up for',
  words: ['Founders', 'Professionals'],
  lede: 'Tell your story once.',
  actions: [
    { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
    { label: 'Learn More', href: '/how-it-works' },
  ],
  note: 'Free for businesses.',
};

describe('Hero', () => {
  describeContract(<Hero content={content} />, { slot: 'hero' });

  it('has one headline: the title and the current word', () => {
    render(<Hero content={content} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Capital opens up for Founders$/);
  });

  it('has two links, and opens other sites in a new tab', () => {
    render(<Hero content={content} />);
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/how-it-works');
  });

  it('has a link below its buttons, if one is given', () => {
    render(<Hero content={{ ...content, link: { label: 'Check an offer', href: '/tools' } }} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Get Started Free',
      'Learn More',
      'Check an offer',
    ]);
  });

  it("writes how complete the profile is in the language's typography", () => {
    const { container, rerender } = render(<Hero content={content} />);
    expect(container).toHaveTextContent('88%');
    rerender(
      <KitLabelsProvider labels={{ locale: 'fr-CA' }}>
        <Hero content={content} />
      </KitLabelsProvider>,
    );
    expect(container.textContent).toContain('88\u00a0%');
  });

  it('describes its drawing in one sentence, and works without a drawing', () => {
    const { rerender } = render(<Hero content={content} />);
    const drawing = screen.getByRole('img', { name: 'A funding profile with six lender matches ranked by fit' });
    expect(drawing.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    rerender(<Hero content={content} drawing={null} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('changes its word after 5 s and half a fade', () => {
      render(<Hero content={content} />);
      advance(timing.heroWord + timing.heroWordFade / 2 - 1);
      expect(screen.getByRole('heading')).toHaveTextContent('Capital opens up for Founders');
      advance(1);
      expect(screen.getByRole('heading')).toHaveTextContent('Capital opens up for Professionals');
    });

    it('restarts the sun when a fade begins', () => {
      const { container } = render(<Hero content={content} />);
      const horizon = container.querySelector('[data-travels]') as HTMLElement;
      const journey = { animationName: 'b-sun-x', currentTime: 4000 };
      const slide = { transitionProperty: 'transform', currentTime: 100 };
      horizon.getAnimations = () => [journey, slide] as unknown as Animation[];
      fireEvent.animationStart(container.querySelector('[data-slot=rotating-word]') as HTMLElement);
      expect(journey.currentTime).toBe(0);
      expect(slide.currentTime).toBe(100);
    });

    it('does not move under reduced motion, with the sun on its line', () => {
      mediaMatches.add(reducedMotion);
      const { container } = render(<Hero content={content} />);
      advance(10 * timing.heroWord);
      expect(screen.getByRole('heading')).toHaveTextContent('Capital opens up for Founders');
      expect(container.querySelector('[data-travels]')).toBeNull();
    });
  });
});
