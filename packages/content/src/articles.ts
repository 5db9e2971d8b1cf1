/// <reference types="vite/types/importMeta.d.ts" />
import index from '../generated/articles/index.json' with { type: 'json' };
import { createRelated } from './related.js';
import type { ArticleBody, ArticleMeta } from './schemas/article.js';

export { filterOf } from './filter-of.js';

/**
 * All articles, newest first, without their bodies. Grows with every article, so it belongs where pages are prerendered
 * and not into the JavaScript of a page.
 */
export const articles = index as readonly object[] as readonly ArticleMeta[];

/** The two related articles of the given one. */
export const relatedTo = createRelated(articles);

const bodies = import.meta.glob<ArticleBody>(['../generated/articles/*.json', '!../generated/articles/index.json'], {
  import: 'default',
});

/** One article with its body, each from a module of its own; `undefined` for a slug that nobody wrote. */
export async function loadArticle(slug: string): Promise<ArticleBody | undefined> {
  return bodies[`../generated/articles/${slug}.json`]?.();
}
