'use client';

import type { ComponentProps, CSSProperties } from 'react';
import { ArticleCover } from '../../components/cover-art/index.js';
import { Tag } from '../../components/tag/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { useSwap } from '../../hooks/use-swap.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { timing } from '../../tokens/timing.js';
import type { ArticleSummary } from '../../types.js';

export interface FeaturedArticleProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The shown article. A change fades from the old to the new one. */
  article: ArticleSummary;
  /** Articles that may replace it: space for the longest is reserved, so that nothing below moves. */
  others?: readonly ArticleSummary[];
  /** Text of the tag, and accessible name of the section. @default 'Featured Articles' */
  label?: string;
  /** Text of the link. @default 'Read Article' */
  readArticle?: string;
  /** Level of the title in the page's outline. @default 2 */
  level?: 2 | 3;
}

/**
 * The first, large article of a list, with a cover that runs past the frame. A change of article fades for 400 ms.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="featured-article"`, `data-state="visible" | "fading"`.
 */
export function FeaturedArticle({
  article,
  others = [],
  label,
  readArticle,
  level = 2,
  className,
  style,
  ...props
}: FeaturedArticleProps) {
  const kit = useKitLabels();
  const { shown, phase } = useSwap(article, article.slug, timing.articleFade);
  const { href, title, category, categoryLabel, readTime } = shown;
  const Title = `h${level}` as const;
  return (
    <section
      aria-label={label ?? kit.featuredArticles}
      {...props}
      data-slot="featured-article"
      data-state={phase}
      style={{ '--bl-fade': `${timing.articleFade}ms`, ...style } as CSSProperties}
      className={cn('bl:wrap bl:py-fluid-19', className)}
    >
      <div className="bl:page-grid bl:relative bl:in-data-[state=fading]:animate-word">
        <div className="bl:bleed-s bl:overflow-hidden bl:rounded-e-panel bl:lg:col-[1/8]">
          <ArticleCover article={shown} className="bl:aspect-16/10" />
        </div>
        <div className="bl:grid bl:grid-cols-1 bl:lg:col-[8/-1] bl:lg:content-center bl:lg:ps-6">
          <div className="bl:col-start-1 bl:row-start-1 bl:flex bl:flex-col bl:items-start bl:gap-4 bl:self-center">
            <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1 bl:text-body-sm bl:text-muted">
              <Tag>{label ?? kit.featuredArticles}</Tag>
              <strong className="bl:font-semibold bl:text-default">{categoryLabel ?? category}</strong>
              <span>{readTime}</span>
            </p>
            <Title className="bl:wrap-anywhere bl:text-display-md">{title}</Title>
            <p className="bl:text-body-lg">{shown.excerpt}</p>
            <TextLink
              href={href}
              arrow
              aria-label={kit.labelled(readArticle ?? kit.readArticle, title)}
              className="bl:after:absolute bl:after:inset-0"
            >
              {readArticle ?? kit.readArticle}
            </TextLink>
          </div>
          {others.map((other) => (
            <FeaturedArticleRoom key={other.slug} article={other} />
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * Reserves the space of an article's text without showing it. The text is in CSS `content`, so that assistive
 * technology and find-in-page do not find it twice.
 */
function FeaturedArticleRoom({ article }: { article: ArticleSummary }) {
  return (
    <div
      aria-hidden
      className="bl:invisible bl:col-start-1 bl:row-start-1 bl:flex bl:flex-col bl:gap-4 bl:pt-10 bl:pb-15 bl:print:hidden"
    >
      <div
        data-text={article.title}
        className="bl:font-display bl:text-display-md bl:text-balance bl:before:content-[attr(data-text)]"
      />
      <div data-text={article.excerpt} className="bl:text-body-lg bl:text-pretty bl:before:content-[attr(data-text)]" />
    </div>
  );
}
