import type { ArticleSummary } from '../../types.js';

/**
 * Reserves the space of an article's text without showing it. The text is in CSS `content`, so that assistive
 * technology and find-in-page do not find it twice.
 */
export function FeaturedArticleRoom({ article }: { article: ArticleSummary }) {
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
