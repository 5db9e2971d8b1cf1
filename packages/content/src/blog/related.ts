import type { ArticleMeta } from '../schemas/article.js';

/** Two other articles: those of the same filter first, newest first. `articles` must be sorted newest first. */
export function pickRelated(slug: string, articles: readonly ArticleMeta[]): ArticleMeta[] {
  const own = articles.find((article) => article.slug === slug)?.filter;
  const others = articles.filter((article) => article.slug !== slug);
  const same = others.filter(({ filter }) => filter === own);
  return [...same, ...others.filter(({ filter }) => filter !== own)].slice(0, 2);
}
