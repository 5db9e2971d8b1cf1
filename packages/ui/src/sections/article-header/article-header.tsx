import type { ComponentProps } from 'react';
import { AuthorAvatar } from '../../components/author-avatar/index.js';
import { BackLink } from '../../components/back-link/index.js';
import { ArticleCover } from '../../components/cover-art/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Action, ArticleSummary, Author } from '../../types.js';
import { ArticleActions, type ArticleActionsProps } from './article-actions.js';

export interface ArticleHeaderProps
  extends Omit<ComponentProps<'header'>, 'children'>,
    Pick<ArticleActionsProps, 'saved' | 'onShare' | 'onSave' | 'labels'> {
  /** The article. */
  article: ArticleSummary;
  /** Sentence below the title. */
  lede?: string | undefined;
  /** The author, if more than the name is known. */
  author?: Author | undefined;
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
 * Renders a `<header>`. Styling hooks: `data-slot="article-header"`; parts `article-author`, `article-category`,
 * `article-date`, `article-read-time`, `article-updated`, `article-reviewed`.
 */
export function ArticleHeader({
  article,
  lede,
  author,
  back,
  updatedLabel = 'Updated',
  reviewedLabel = 'Reviewed',
  saved,
  onShare,
  onSave,
  labels,
  className,
  ...props
}: ArticleHeaderProps) {
  const { title, category, date, isoDate, updated, reviewed, readTime, image } = article;
  return (
    <header {...props} data-slot="article-header" className={cn('wrap pt-6', className)}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <h1 className="mt-5 max-w-[26ch] wrap-anywhere text-display-lg">{title}</h1>
      <div className="page-grid mt-fluid-14">
        <div className="flex flex-col items-start gap-5 lg:col-[1/4] lg:justify-end">
          {lede && <p className="text-body-lg">{lede}</p>}
          <div data-slot="article-author" className="flex items-center gap-3.5 text-body-sm">
            <AuthorAvatar src={author?.avatar} />
            <p>
              <strong className="block font-semibold text-default">
                {author?.href ? (
                  <Link href={author.href} className="underline decoration-1 underline-offset-3">
                    {article.author}
                  </Link>
                ) : (
                  article.author
                )}
              </strong>
              {author && <span className="text-muted">{author.role}</span>}
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body-sm text-muted">
            <span data-slot="article-category">
              <Tag>{category}</Tag>
            </span>
            <time data-slot="article-date" dateTime={isoDate}>
              {date}
            </time>
            <span data-slot="article-read-time">{readTime}</span>
            {updated && <span data-slot="article-updated" className="basis-full">{`${updatedLabel} ${updated}`}</span>}
            {reviewed && (
              <span data-slot="article-reviewed" className="basis-full">{`${reviewedLabel} ${reviewed}`}</span>
            )}
          </p>
          <ArticleActions saved={saved} onShare={onShare} onSave={onSave} labels={labels} />
        </div>
        <div className="bleed-e self-end overflow-hidden rounded-s-panel lg:col-[4/-1] print:hidden">
          <ArticleCover
            article={article}
            shape="banner"
            {...(image && { label: image.alt })}
            className="aspect-[2.15]"
          />
        </div>
      </div>
    </header>
  );
}
