'use client';

import type { ComponentProps } from 'react';
import { ArticleCard } from '../../components/article-card/index.js';
import { spreadTones } from '../../components/cover-art/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { limits } from '../../tokens/limits.js';
import type { ArticleSummary } from '../../types.js';

export interface RelatedArticlesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The articles. The first two are shown. */
  articles: readonly ArticleSummary[];
  /** Its heading. @default 'Related Articles' */
  heading?: string;
  /** Text of the links. @default 'Read Article' */
  readArticle?: string;
}

/**
 * Two articles to read next, at the end of an article. Renders nothing without articles.
 *
 * Renders a `<section>`. Styling hook: `data-slot="related-articles"`.
 */
export function RelatedArticles({ articles, heading, readArticle, className, ...props }: RelatedArticlesProps) {
  const kit = useKitLabels();
  const shown = articles.slice(0, limits.relatedArticles);
  if (shown.length === 0) return null;
  const tones = spreadTones(shown);
  return (
    <section {...props} data-slot="related-articles" className={cn('bl:section-y bl:print:hidden', className)}>
      <div className="bl:wrap">
        <h2 className="bl:mb-8 bl:text-display-md">{heading ?? kit.relatedArticles}</h2>
        <ul className="bl:page-grid bl:gap-y-10">
          {shown.map((article, index) => (
            <li key={article.slug} className={index === 0 ? 'bl:md:col-[1/8]' : 'bl:md:col-[8/-1]'}>
              <ArticleCard
                article={article}
                tone={tones[index]}
                readArticle={readArticle ?? kit.readArticle}
                coverClassName="bl:md:[--bl-cover-height:min(27.5vw,24.8rem)]"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
