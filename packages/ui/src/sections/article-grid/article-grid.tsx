'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArticleCard } from '../../components/article-card/index.js';
import { Button } from '../../components/button/index.js';
import { spreadTones } from '../../components/cover-art/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import { limits } from '../../tokens/limits.js';
import type { ArticleSummary } from '../../types.js';
import { articleNeighbours, articlePlace } from './article-grid-place.js';

export interface ArticleGridProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The articles, newest first. */
  articles: readonly ArticleSummary[];
  /** Its heading. @default 'Latest Articles' */
  heading?: string;
  /** Label of the button that shows the rest. @default 'Load More Articles' */
  loadMore?: string;
  /** Shown if there are no articles. */
  empty?: string;
  /** Whether all are shown initially, for a visitor who has loaded them before. @default false */
  expanded?: boolean | undefined;
  /** Called when the visitor loads the rest. */
  onExpand?: () => void;
}

/**
 * Articles as cards of varying width: six at first, and all when the visitor loads more. Focus then goes to the first
 * new one. Without JavaScript the rest are plain links.
 *
 * Renders a `<section>`. Styling hook: `data-slot="article-grid"`.
 */
export function ArticleGrid({
  articles,
  heading = 'Latest Articles',
  loadMore,
  empty,
  expanded = false,
  onExpand,
  className,
  ...props
}: ArticleGridProps) {
  const kit = useKitLabels();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState(false);
  const all = asked || expanded;
  const rest = all ? [] : articles.slice(limits.articlePage);
  const shown = all ? articles : articles.slice(0, limits.articlePage);
  const tones = spreadTones(shown, articleNeighbours);

  function expand() {
    flushSync(() => setAsked(true));
    list.current?.children[limits.articlePage]?.querySelector('a')?.focus();
    onExpand?.();
  }

  return (
    <section {...props} data-slot="article-grid" className={cn('bl:wrap bl:pb-(--bl-space-section)', className)}>
      <h2 className="bl:mb-8 bl:border-line bl:border-t bl:pt-5 bl:text-heading-lg">{heading}</h2>
      {articles.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul ref={list} className="bl:page-grid bl:gap-y-6 bl:sm:gap-y-10 bl:lg:gap-y-15">
          {shown.map((article, index) => {
            const { shape, span } = articlePlace(index, shown.length);
            return (
              <li key={article.slug} className={cn('bl:sm:col-span-6', span === 3 && 'bl:lg:col-span-3')}>
                <ArticleCard article={article} shape={shape} tone={tones[index]} />
              </li>
            );
          })}
        </ul>
      )}
      {rest.length > 0 && (
        <>
          <div className="bl:mt-10 bl:lg:mt-15 bl:flex bl:items-center bl:gap-6 bl:noscript:hidden">
            <Button variant="line" onClick={expand}>
              {loadMore ?? kit.loadMoreArticles}
            </Button>
            <span aria-hidden className="bl:bleed-e bl:flex-1 bl:border-line-strong bl:border-t-[1.5px]" />
          </div>
          <noscript>
            <ul>
              {rest.map(({ slug, href, title }) => (
                <li key={slug}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </noscript>
        </>
      )}
    </section>
  );
}
