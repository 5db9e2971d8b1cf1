import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FeaturedQuote } from '../sections/featured-quote/index.js';
import { Founders } from '../sections/founders/index.js';
import { LogoMarquee } from '../sections/logo-marquee/index.js';
import { StoryCarousel } from '../sections/story-carousel/index.js';
import { TestimonialCarousel } from '../sections/testimonial-carousel/index.js';
import { sampleLenders } from './sample-lenders.js';

type Parts = { invented?: true; illustrativeLabel?: string };
const quote = { quote: 'Good.', name: 'Ann Lee', position: 'Owner', company: 'Ash', rating: 5 };
const story = { amount: '$5M', product: 'Term loan', use: 'Bought a firm', industry: 'Retail' };
const founder = { name: 'Ann Lee', role: 'Founder', bio: 'Began it.' };
const units: Record<string, (parts: Parts) => React.ReactElement> = {
  FeaturedQuote: ({ invented, ...label }) => <FeaturedQuote testimonial={{ ...quote, invented }} {...label} />,
  Founders: ({ invented, ...label }) => (
    <Founders content={{ title: 'Two', items: [{ ...founder, invented }] }} {...label} />
  ),
  LogoMarquee: ({ invented, ...label }) => (
    <LogoMarquee lenders={sampleLenders.map((lender) => ({ ...lender, invented }))} {...label} />
  ),
  StoryCarousel: ({ invented, ...label }) => (
    <StoryCarousel content={{ title: 'Six', items: [{ ...story, invented }] }} {...label} />
  ),
  TestimonialCarousel: ({ invented, ...label }) => (
    <TestimonialCarousel content={{ title: 'Words' }} testimonials={[{ ...quote, invented }]} {...label} />
  ),
};

describe.each(Object.entries(units))('%s', (_, unit) => {
  it('says once that what it shows is invented, in the words that it is given', () => {
    const { rerender } = render(unit({ invented: true }));
    expect(screen.getByText('Illustrative example')).toHaveAttribute('data-slot', 'illustrative-note');
    rerender(unit({ invented: true, illustrativeLabel: 'Exemple fictif' }));
    expect(screen.getByText('Exemple fictif')).toBeInTheDocument();
  });

  it('says nothing of the kind where all of it is true', () => {
    render(unit({}));
    expect(document.querySelector('[data-slot=illustrative-note]')).toBeNull();
  });
});
