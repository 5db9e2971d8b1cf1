import type { ArticleSummary } from '../../types.js';

/**
 * Reserves the space of an article's text without showing it. The text is in CSS `content`, so that assistive
 * technology and find-in-page do not find it twice.
 */
export function FeaturedArticleRoom({ article }: { article: ArticleSummary }) {
  return (
    <div aria-hidden className="invisible col-start-1 row-start-1 flex flex-col gap-4 pt-10 pb-15 print:hidden">
      <div
        data-text={article.title}
        className="font-display text-display-md text-balance before:content-[attr(data-text)]"
      />
      <div data-text={article.excerpt} className="text-body-lg text-pretty before:content-[attr(data-text)]" />
    </div>
  );
}
