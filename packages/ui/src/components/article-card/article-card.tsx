'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import type { ArticleSummary } from '../../types.js';
import { ArticleCover, type CoverArtProps, type CoverTone } from '../cover-art/index.js';
import { TextLink } from '../text-link/index.js';

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The article that it links to. */
  article: ArticleSummary;
  /** Layout of the card. A `tile` is small, and a row with a thumbnail on phones. @default 'card' */
  shape?: NonNullable<CoverArtProps['shape']>;
  /** Colours of the cover. Set it in a list, where neighbours must differ. */
  tone?: CoverTone | undefined;
  /** Level of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** Class that sets `--bl-cover`, the ratio of the cover, or `--bl-cover-height`, for layouts that need another size. */
  coverClassName?: string;
  /** Text of a link under the excerpt. Without it the title is the link. */
  readArticle?: string;
}

/**
 * An article in a list: cover, category, read time, title, excerpt. The whole card is clickable; for assistive
 * technology it contains one link, named after the article.
 *
 * Renders an `<article>`. Styling hooks: `data-slot="article-card"`, `data-shape`; `--bl-cover` is the cover's ratio.
 */
export function ArticleCard({
  article,
  shape = 'card',
  tone,
  level = 3,
  coverClassName,
  readArticle,
  className,
  ...props
}: ArticleCardProps) {
  const { href, title, excerpt, category, readTime } = article;
  const { labelled } = useKitLabels();
  const Title = `h${level}` as const;
  const small = shape === 'tile';
  return (
    <article
      {...props}
      data-slot="article-card"
      data-shape={shape}
      className={cn(
        'bl:group bl:relative bl:min-w-0 bl:print:break-inside-avoid',
        small &&
          cn(
            'bl:max-sm:grid bl:max-sm:grid-cols-[min(7.5rem,34%)_minmax(0,1fr)] bl:max-sm:items-center bl:max-sm:gap-4',
            'bl:max-sm:border-t bl:max-sm:border-line bl:max-sm:pt-6',
          ),
        className,
      )}
    >
      <div
        className={cn(
          'bl:mb-4.5 bl:overflow-hidden bl:rounded-control bl:[--bl-cover:16/10]',
          shape !== 'card' && 'bl:lg:[--bl-cover-height:min(21.05vw,18.95rem)]',
          small && 'bl:max-sm:mb-0 bl:max-sm:[--bl-cover:1]',
          coverClassName,
        )}
      >
        <ArticleCover
          article={article}
          shape={shape}
          tone={tone}
          className="bl:aspect-(--bl-cover) bl:h-(--bl-cover-height,auto) bl:transition-transform bl:duration-(--bl-duration-slow) bl:ease-settle bl:group-hover:scale-[1.025]"
        />
      </div>
      <div className="bl:min-w-0">
        <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1 bl:text-body-sm bl:leading-snug bl:text-muted">
          <strong className="bl:font-semibold bl:text-default">{article.categoryLabel ?? category}</strong>
          <span>{readTime}</span>
        </p>
        <Title
          className={cn(
            'bl:my-2 bl:wrap-anywhere bl:group-hover:text-accent-text',
            small ? 'bl:text-heading-sm' : 'bl:text-heading-md',
          )}
        >
          {readArticle ? (
            title
          ) : (
            <Link href={href} className={whole}>
              {title}
            </Link>
          )}
        </Title>
        <p className={cn('bl:text-body-sm', small && 'bl:max-sm:hidden')}>{excerpt}</p>
        {readArticle && (
          <TextLink href={href} arrow aria-label={labelled(readArticle, title)} className={cn('bl:mt-1', whole)}>
            {readArticle}
          </TextLink>
        )}
      </div>
    </article>
  );
}

/** Extends the link's clickable area to the whole card. */
const whole = 'bl:after:absolute bl:after:inset-0';
