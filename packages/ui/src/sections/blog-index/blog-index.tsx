'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { CategoryFilter } from '../../components/category-filter/index.js';
import { MotionToggle } from '../../components/motion-toggle/index.js';
import { useRotator } from '../../components/rotator/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { useReservedHeight } from '../../hooks/use-reserved-height.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import type { ArticleSummary, BlogContent } from '../../types.js';
import { ArticleGrid } from '../article-grid/index.js';
import { FeaturedArticle } from '../featured-article/index.js';

export interface BlogIndexProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Heading, filters and other texts. */
  content: BlogContent;
  /** Every article, newest first. */
  articles: readonly ArticleSummary[];
  /** Value of the filter that the visitor selected. Without one, the selection rotates through all filters. */
  category?: string | undefined;
  /** Called with the value of the filter that the visitor presses. */
  onCategoryChange?: (value: string) => void;
  /**
   * Whether all articles of `category` are shown initially, for a visitor who has loaded them before. @default false
   */
  expanded?: boolean | undefined;
  /** Called with the category's value when the visitor loads all its articles. */
  onExpand?: (value: string) => void;
  /** Announces the number of articles to assistive technology after the visitor selected a filter. @default the kit's `articlesShown` */
  summary?: (count: number, label: string) => string;
}

/**
 * The article list of a blog: heading, category filter, featured article (the newest of the category) and the rest of
 * the category as a grid. The selection rotates every 5 s until the visitor selects a category. It pauses while the
 * mouse is over the articles or keyboard focus is inside, and causes no layout shift below.
 *
 * Renders a `<div>`. Styling hook: `data-slot="blog-index"`; `data-rotation` and `data-index` are on the filter.
 */
export function BlogIndex({
  content,
  articles,
  category,
  onCategoryChange,
  expanded = false,
  onExpand,
  summary,
  className,
  ...props
}: BlogIndexProps) {
  const { articlesShown } = useKitLabels();
  const { filters } = content;
  const chosen = filters.findIndex(({ value }) => value === category);
  const [start] = useState(Math.max(0, chosen));
  const known = useRef(-1);
  const rotator = useRotator({ count: filters.length, hold: timing.category, defaultIndex: start, release: 'never' });
  const { index, fixed, choose } = rotator;
  const results = useReservedHeight<HTMLDivElement>(!fixed);

  // When the page no longer names a category, show all, wherever the rotation stopped.
  useEffect(() => {
    if (chosen >= 0 || known.current >= 0) choose(Math.max(0, chosen));
    known.current = chosen;
  }, [chosen, choose]);

  const matching = filters.map(({ categories }) =>
    categories.length > 0 ? articles.filter((article) => categories.includes(article.category)) : articles,
  );
  const selected = filters[index]?.value ?? '';
  const [featured, ...rest] = matching[index] ?? [];
  const others = matching.flatMap(([first]) => first ?? []);

  return (
    <div {...mergeProps(props, rotator.handlers)} data-slot="blog-index" className={className}>
      <div className="bl:wrap bl:pt-fluid-17">
        <SectionHeading content={content.hero} level={1} size="xl" layout="split" />
        <div className="bl:mt-fluid-14 bl:flex bl:items-center bl:gap-2 bl:border-line-strong bl:max-sm:flex-wrap bl:sm:border-b-[1.5px]">
          <CategoryFilter
            {...rotator.attributes}
            filters={filters}
            selected={selected}
            onSelect={(value) => {
              choose(filters.findIndex((filter) => filter.value === value));
              onCategoryChange?.(value);
            }}
            label={content.filtersLabel}
            duration={fixed ? undefined : timing.category}
            className="bl:-mb-[1.5px] bl:flex-1 bl:border-line-strong bl:max-sm:basis-full bl:max-sm:border-b-[1.5px]"
          />
          <MotionToggle className="bl:max-sm:-ms-3 bl:sm:-me-3" />
        </div>
        <p aria-live="polite" className="bl:sr-only">
          {fixed && (summary ?? articlesShown)(matching[index]?.length ?? 0, filters[index]?.label ?? '')}
        </p>
      </div>
      <div {...rotator.hoverProps()}>
        {featured && (
          <FeaturedArticle
            article={featured}
            others={[...new Set(others)]}
            label={content.featuredLabel}
            readArticle={content.readArticle}
          />
        )}
        <div ref={results} className={cn(!featured && 'bl:pt-10')}>
          {/* If the featured article is the only one, the grid would say that there are no articles. */}
          {(rest.length > 0 || !featured) && (
            <ArticleGrid
              key={selected}
              articles={rest}
              heading={content.latestTitle}
              loadMore={content.loadMore}
              empty={content.empty}
              expanded={expanded && selected === category}
              onExpand={() => {
                choose(index);
                onExpand?.(selected);
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
