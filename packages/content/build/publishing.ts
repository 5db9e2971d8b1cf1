import type { ParsedArticle } from './parse-article.js';
import type { Problem } from './problem.js';

/** Whether an article is published: it is not a draft, and its `publishAt` has passed. */
export function isPublished({ meta }: ParsedArticle, now: Date): boolean {
  return !meta.draft && (!meta.publishAt || Date.parse(meta.publishAt) <= now.getTime());
}

/** The published ones of these articles. Translations are published with those of `originals`, whatever their own front matter says. */
export const publishedOf = (
  articles: readonly ParsedArticle[],
  now: Date,
  originals: readonly ParsedArticle[] = articles,
) => {
  const slugs = new Set(originals.map(({ meta }) => meta.slug));
  return articles.filter((article) => isPublished(article, now) && slugs.has(article.meta.slug));
};

/**
 * The new address of each old one. It is a problem if an old slug is the slug of an article or is in two
 * `redirectFrom`. So no redirect leads to another.
 */
export function redirectsOf(articles: readonly ParsedArticle[]) {
  const redirects: Record<string, string> = {};
  const problems: Problem[] = [];
  const fileOf = new Map(articles.map(({ meta, file }) => [meta.slug, file]));
  for (const { file, lines, meta } of articles) {
    for (const from of meta.redirectFrom ?? []) {
      const address = `/blog/${from}`;
      const taken = fileOf.get(from);
      const reason = taken ? `${from} is the slug of ${taken}` : redirects[address] && `${from} is redirected twice`;
      if (reason) problems.push({ file, line: lines.get('redirectFrom') ?? 1, reason: `redirectFrom: ${reason}` });
      redirects[address] = `/blog/${meta.slug}`;
    }
  }
  return { redirects, problems };
}
