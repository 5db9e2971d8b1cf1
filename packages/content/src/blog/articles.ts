/// <reference types="vite/types/importMeta.d.ts" />
import index from '../../generated/articles/index.json' with { type: 'json' };
import type { ArticleBody, ArticleMeta } from '../schemas/article.js';
import { pickRelated } from './related.js';

/**
 * All articles, newest first, without their bodies. Import it only where pages are prerendered: in a page's JavaScript it would grow with every
 * article.
 */
export const articles = index as readonly object[] as readonly ArticleMeta[];

/** The two related articles of the given one. */
export const relatedTo = (slug: string) => pickRelated(slug, articles);

const bodies = import.meta.glob<ArticleBody>(
  ['../../generated/articles/*.json', '!../../generated/articles/index.json'],
  {
    import: 'default',
  },
);

/** An article with its body, loaded from its own module; `undefined` for an unknown slug. */
export async function loadArticle(slug: string): Promise<ArticleBody | undefined> {
  return bodies[`../../generated/articles/${slug}.json`]?.();
}
