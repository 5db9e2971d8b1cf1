import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FeaturedQuote } from '../sections/featured-quote/index.js';
import { Founders } from '../sections/founders/index.js';
import { LogoMarquee } from '../sections/logo-marquee/index.js';
import { StatGroup } from '../sections/stat-group/index.js';
import { StoryCarousel } from '../sections/story-carousel/index.js';
import { TestimonialCarousel } from '../sections/testimonial-carousel/index.js';
import { sampleLenders } from './sample-lenders.js';

type Parts = { invented?: true };
const quote = { quote: 'Good.', name: 'Ann Lee', position: 'Owner', company: 'Ash', rating: 5 };
const story = { amount: '$5M', product: 'Term loan', use: 'Bought a firm', industry: 'Retail' };
const founder = { name: 'Ann Lee', role: 'Founder', bio: 'Began it.' };
const units: Record<string, (parts: Parts) => React.ReactElement> = {
  FeaturedQuote: ({ invented }) => <FeaturedQuote testimonial={{ ...quote, invented }} />,
  Founders: ({ invented }) => <Founders content={{ title: 'Two', items: [{ ...founder, invented }] }} />,
  LogoMarquee: ({ invented }) => <LogoMarquee lenders={sampleLenders.map((lender) => ({ ...lender, invented }))} />,
  StatGroup: ({ invented }) => <StatGroup items={[{ number: '$1', label: 'lent', invented }]} />,
  StoryCarousel: ({ invented }) => <StoryCarousel content={{ title: 'Six', items: [{ ...story, invented }] }} />,
  TestimonialCarousel: ({ invented }) => (
    <TestimonialCarousel content={{ title: 'Words' }} testimonials={[{ ...quote, invented }]} />
  ),
};

describe.each(Object.entries(units))('%s', (_, unit) => {
  it('says once that its content is invented', () => {
    render(unit({ invented: true }));
    expect(screen.getByText('Illustrative example')).toHaveAttribute('data-slot', 'illustrative-note');
  });

  it('does not say so if all of it is real', () => {
    render(unit({}));
    expect(document.querySelector('[data-slot=illustrative-note]')).toBeNull();
  });
});
