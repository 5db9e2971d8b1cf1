'use client';

import type { ComponentProps } from 'react';
import { AuthorAvatar } from '../../components/author-avatar/index.js';
import { BackLink } from '../../components/back-link/index.js';
import { ArticleCover } from '../../components/cover-art/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import type { Action, ArticleSummary, Author } from '../../types.js';
import { ArticleActions, type ArticleActionsProps } from './article-actions.js';

export interface ArticleHeaderProps
  extends Omit<ComponentProps<'header'>, 'children'>,
    Pick<ArticleActionsProps, 'saved' | 'onShare' | 'onSave' | 'labels'> {
  article: ArticleSummary;
  /** Sentence below the title. */
  lede?: string | undefined;
  /** The author, if more than the name is known. */
  author?: Author | undefined;
  /** Below the author, for example that the author is invented. */
  authorNote?: string | undefined;
  /** The link back to the list. */
  back: Action;
  /** Text before the date of the newest revision. @default 'Updated' */
  updatedLabel?: string;
  /** Text before the date of the newest review. @default 'Reviewed' */
  reviewedLabel?: string | undefined;
}

/**
 * The header of an article: back link, title, lede, author, category, date, read time, and the cover, which runs
 * past the frame.
 *
 * Renders a `<header>`. Styling hooks: `data-slot="article-header"`; parts `article-author`, `article-author-note`,
 * `article-category`, `article-date`, `article-read-time`, `article-updated`, `article-reviewed`.
 */
export function ArticleHeader({
  article,
  lede,
  author,
  authorNote,
  back,
  updatedLabel,
  reviewedLabel,
  saved,
  onShare,
  onSave,
  labels,
  className,
  ...props
}: ArticleHeaderProps) {
  const kit = useKitLabels();
  const { title, category, categoryLabel, date, isoDate, updated, reviewed, readTime } = article;
  return (
    <header {...props} data-slot="article-header" className={cn('bl:wrap bl:pt-6', className)}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <h1 className="bl:mt-5 bl:max-w-[26ch] bl:wrap-anywhere bl:text-display-lg">{title}</h1>
      <div className="bl:page-grid bl:mt-fluid-14">
        <div className="bl:flex bl:flex-col bl:items-start bl:gap-5 bl:lg:col-[1/4] bl:lg:justify-end">
          {lede && <p className="bl:text-body-lg">{lede}</p>}
          <div data-slot="article-author" className="bl:flex bl:items-center bl:gap-3.5 bl:text-body-sm">
            <AuthorAvatar src={author?.avatar} />
            <p>
              <strong className="bl:block bl:font-semibold bl:text-default">
                {author?.href ? (
                  <Link href={author.href} className="bl:underline bl:decoration-1 bl:underline-offset-3">
                    {article.author}
                  </Link>
                ) : (
                  article.author
                )}
              </strong>
              {author && <span className="bl:text-muted">{author.role}</span>}
            </p>
          </div>
          {authorNote && (
            <p data-slot="article-author-note" className="bl:-mt-3 bl:text-caption bl:text-muted">
              {authorNote}
            </p>
          )}
          <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1 bl:text-body-sm bl:text-muted">
            <span data-slot="article-category">
              <Tag>{categoryLabel ?? category}</Tag>
            </span>
            <time data-slot="article-date" dateTime={isoDate}>
              {date}
            </time>
            <span data-slot="article-read-time">{readTime}</span>
            {updated && (
              <span
                data-slot="article-updated"
                className="bl:basis-full"
              >{`${updatedLabel ?? kit.updated} ${updated}`}</span>
            )}
            {reviewed && (
              <span
                data-slot="article-reviewed"
                className="bl:basis-full"
              >{`${reviewedLabel ?? kit.reviewed} ${reviewed}`}</span>
            )}
          </p>
          <ArticleActions saved={saved} onShare={onShare} onSave={onSave} labels={labels} />
        </div>
        <div className="bl:bleed-e bl:self-end bl:overflow-hidden bl:rounded-s-panel bl:lg:col-[4/-1] bl:print:hidden">
          <ArticleCover article={article} shape="banner" className="bl:aspect-[2.15]" />
        </div>
      </div>
    </header>
  );
}
