import type { ArticleFilter, ArticleMeta } from './schemas/article.js';

/**
 * Returns a function that picks two related articles: those of the same filter first, newest first. `articles` must be sorted newest first. They
 * are read once for all calls, so that a build's time stays linear.
 */
export function createRelated(articles: readonly ArticleMeta[]): (slug: string) => ArticleMeta[] {
  const filterOfSlug = new Map<string, ArticleFilter>();
  const newestOf = new Map<ArticleFilter, ArticleMeta[]>();
  for (const article of articles) {
    filterOfSlug.set(article.slug, article.filter);
    const newest = newestOf.get(article.filter) ?? [];
    // Three are enough: the two to show, and one that may be the article itself.
    if (newest.length < 3) newestOf.set(article.filter, [...newest, article]);
  }

  return (slug) => {
    const own = filterOfSlug.get(slug);
    const same = own ? (newestOf.get(own) ?? []) : [];
    const others = [...newestOf].filter(([filter]) => filter !== own).flatMap(([, newest]) => newest);
    others.sort((a, b) => (a.isoDate === b.isoDate ? a.slug.localeCompare(b.slug) : a.isoDate < b.isoDate ? 1 : -1));
    return [...same, ...others].filter((article) => article.slug !== slug).slice(0, 2);
  };
}
