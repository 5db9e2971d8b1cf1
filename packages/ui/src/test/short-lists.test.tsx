import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RotatingWord } from '../components/rotating-word/index.js';
import { samplePanels } from '../sections/api-panels/api-panels.samples.js';
import { ApiPanels } from '../sections/api-panels/index.js';
import { sampleBlog } from '../sections/blog-index/blog-index.samples.js';
import { BlogIndex } from '../sections/blog-index/index.js';
import { BubbleCarousel } from '../sections/bubble-carousel/index.js';
import { FeatureCarousel } from '../sections/feature-carousel/index.js';
import { Hero } from '../sections/hero/index.js';
import { HighlightGroup } from '../sections/highlight-group/index.js';
import { IndustryGrid } from '../sections/industry-grid/index.js';
import { ScreenshotGallery } from '../sections/screenshot-gallery/index.js';
import { StatGroup } from '../sections/stat-group/index.js';
import { StepList } from '../sections/step-list/index.js';
import { StoryCarousel } from '../sections/story-carousel/index.js';
import { TestimonialCarousel } from '../sections/testimonial-carousel/index.js';
import { ValueGroup } from '../sections/value-group/index.js';
import { advance, mediaMatches } from './browser.js';

const title = 'A title';
const feature = { icon: 'store', title: 'One thing', description: 'About it.' } as const;
const quote = { quote: 'Good.', name: 'Noor', position: 'Founder', company: 'Northfold', rating: 5 };
const story = { amount: '$5M', product: 'Term loan', use: 'Bought a competitor', industry: 'Manufacturing' };
const hero = { title, lede: 'Tell your story once.', actions: [] };
const group = { label: 'Group', title };

/** Sections that show only their items, rendered with the first `count` items. */
const sections: Record<string, (count: number) => ReactElement> = {
  ApiPanels: (count) => <ApiPanels content={{ ...samplePanels, items: samplePanels.items.slice(0, count) }} />,
  BubbleCarousel: (count) => <BubbleCarousel content={{ title, items: [feature].slice(0, count) }} />,
  FeatureCarousel: (count) => <FeatureCarousel content={{ title, items: [feature].slice(0, count) }} />,
  'HighlightGroup in columns': (count) => (
    <HighlightGroup content={{ ...group, items: [feature].slice(0, count) }} interval={4000} layout="columns" />
  ),
  'HighlightGroup around a hub': (count) => (
    <HighlightGroup content={{ ...group, items: [feature].slice(0, count) }} interval={4000} layout="hub" />
  ),
  IndustryGrid: (count) => <IndustryGrid industries={[{ ...feature, items: ['Stock'] }].slice(0, count)} />,
  ScreenshotGallery: (count) => (
    <ScreenshotGallery screens={[{ id: 'home', label: 'Home', alt: 'Home.' } as const].slice(0, count)} />
  ),
  StatGroup: (count) => (
    <StatGroup items={[{ number: '150+', label: 'Lenders' }].slice(0, count)} highlight="rotating" />
  ),
  StepList: (count) => <StepList steps={[feature].slice(0, count)} />,
  StoryCarousel: (count) => <StoryCarousel content={{ title, items: [story].slice(0, count) }} />,
  TestimonialCarousel: (count) => <TestimonialCarousel content={{ title }} testimonials={[quote].slice(0, count)} />,
  ValueGroup: (count) => <ValueGroup content={{ title, items: [feature].slice(0, count) }} />,
};

/** Sections that show more than their list. */
const others: Record<string, (count: number) => ReactElement> = {
  BlogIndex: (count) => (
    <BlogIndex content={{ ...sampleBlog, filters: sampleBlog.filters.slice(0, count) }} articles={[]} />
  ),
  Hero: (count) => <Hero content={{ ...hero, words: ['Founders'].slice(0, count) }} />,
  RotatingWord: (count) => <RotatingWord words={['Founders'].slice(0, count)} />,
};

describe('What rotates through a list', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const root = () => document.querySelector<HTMLElement>('[data-rotation]');

  it.each(Object.entries(sections))('renders nothing for an empty list: %s', (_, section) => {
    const { container } = render(section(0));
    expect(container).toBeEmptyDOMElement();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(Object.entries(sections))('appears and disappears with its items: %s', (_, section) => {
    const { container, rerender } = render(section(0));
    rerender(section(1));
    expect(root()).toBeInTheDocument();
    rerender(section(0));
    expect(container).toBeEmptyDOMElement();
  });

  it.each(Object.entries(others))('omits an empty list, and does not move: %s', (_, element) => {
    const { container } = render(element(0));
    expect(root()?.dataset).toMatchObject({ rotation: 'paused', index: '-1' });
    expect(container.innerHTML.match(/NaN|Infinity|undefined|\/ 0\)/g)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(Object.entries({ ...sections, ...others }))('stays at the only item of a list: %s', (_, element) => {
    const { container } = render(element(1));
    advance(60_000);
    expect(root()?.dataset).toMatchObject({ rotation: 'paused', index: '0' });
    expect(container.innerHTML.match(/NaN|Infinity|undefined/g)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows a single quote on a wide screen too', () => {
    mediaMatches.add('(min-width: 64rem)');
    const { container } = render(sections.TestimonialCarousel?.(1));
    expect(container).toHaveTextContent('1 of 1');
    expect(container).not.toHaveTextContent('1 to 1');
  });
});
