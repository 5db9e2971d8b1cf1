import type { ComponentProps } from 'react';
import { CategoryFilter } from '../../components/category-filter/index.js';
import { MotionToggle, type MotionToggleProps } from '../../components/motion-toggle/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { useReservedHeight } from '../../hooks/use-reserved-height.js';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import type { ArticleSummary, BlogContent, MotionLabels } from '../../types.js';
import { ArticleGrid } from '../article-grid/index.js';
import { FeaturedArticle } from '../featured-article/index.js';
import { useCategory } from './use-category.js';

export interface BlogIndexProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Heading, filters and words. */
  content: BlogContent;
  /** Every article, newest first. */
  articles: readonly ArticleSummary[];
  /** Value of the filter that the visitor chose. Without one, the selection turns through all of them. */
  category?: string | undefined;
  /** Called with the value of the filter that the visitor presses. */
  onCategoryChange?: (value: string) => void;
  /** Shows all articles of `category` at first already: for a visitor who asked for it before. @default false */
  expanded?: boolean | undefined;
  /** Called when the visitor asked for all articles of a category, with its value. */
  onExpand?: (value: string) => void;
  /** Says how many articles there are, to assistive technology, after the visitor's choice. */
  summary?: (count: number, label: string) => string;
  /** Whether the motion control carries its words. @default 'labelled' */
  toggle?: MotionToggleProps['variant'];
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionLabels | undefined;
}

/**
 * The whole list of a blog: heading, category filter, featured article (the newest of the category) and the rest of the
 * category as a grid. The selection turns every 5 s until the visitor chooses, and while it does, nothing below it moves.
 *
 * Renders a `<div>`. Styling hook: `data-slot="blog-index"`; the rotation stands on the filter.
 */
export function BlogIndex({
  content,
  articles,
  category,
  onCategoryChange,
  expanded = false,
  onExpand,
  summary = (count, label) => `${count} articles: ${label}`,
  toggle,
  motionLabels,
  className,
  ...props
}: BlogIndexProps) {
  const { filters } = content;
  const values = filters.map(({ value }) => value);
  const { selected, stopped, choose, stay, focusProps, rootProps } = useCategory({
    values,
    chosen: category,
    onChoose: onCategoryChange,
  });
  const results = useReservedHeight<HTMLDivElement>(!stopped);
  const matching = filters.map(({ categories }) =>
    categories.length > 0 ? articles.filter((article) => categories.includes(article.category)) : articles,
  );
  const at = values.indexOf(selected);
  const [featured, ...rest] = matching[at] ?? [];
  const others = matching.flatMap(([first]) => first ?? []);

  return (
    <div {...mergeProps(props, focusProps)} data-slot="blog-index" className={className}>
      <div className="wrap pt-fluid-17">
        <SectionHeading content={content.hero} level={1} size="xl" layout="split" />
        <div className="mt-fluid-14 flex items-center gap-2 border-line-strong border-b-[1.5px]">
          <CategoryFilter
            {...rootProps}
            filters={filters}
            selected={selected}
            onSelect={choose}
            label={content.filtersLabel}
            duration={stopped ? undefined : timing.category}
            className="-mb-[1.5px] flex-1"
          />
          <MotionToggle labels={motionLabels} variant={toggle} className={cn('-mr-3 max-sm:[&>span]:sr-only')} />
        </div>
        <p role="status" className="sr-only">
          {stopped && summary(matching[at]?.length ?? 0, filters[at]?.label ?? '')}
        </p>
      </div>
      {featured && (
        <FeaturedArticle
          article={featured}
          others={[...new Set(others)]}
          label={content.featuredLabel}
          readArticle={content.readArticle}
        />
      )}
      <div ref={results} className={cn(!featured && 'pt-10')}>
        {/* Where the featured article is all there is, the grid would say that there is nothing. */}
        {(rest.length > 0 || !featured) && (
          <ArticleGrid
            key={selected}
            articles={rest}
            heading={content.latestTitle}
            loadMore={content.loadMore}
            empty={content.empty}
            expanded={expanded && selected === category}
            onExpand={() => {
              stay();
              onExpand?.(selected);
            }}
          />
        )}
      </div>
    </div>
  );
}
