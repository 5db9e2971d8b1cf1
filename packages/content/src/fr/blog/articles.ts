/// <reference types="vite/types/importMeta.d.ts" />
import index from '../../../generated/fr/articles/index.json' with { type: 'json' };
import { pickRelated } from '../../blog/related.js';
import type { ArticleBody, ArticleMeta } from '../../schemas/article.js';

/** The articles that are in French, newest first, without their bodies. */
export const articles = index as readonly object[] as readonly ArticleMeta[];

export const relatedTo = (slug: string) => pickRelated(slug, articles);

const bodies = import.meta.glob<ArticleBody>(
  ['../../../generated/fr/articles/*.json', '!../../../generated/fr/articles/index.json'],
  { import: 'default' },
);

export async function loadArticle(slug: string): Promise<ArticleBody | undefined> {
  return bodies[`../../../generated/fr/articles/${slug}.json`]?.();
}
