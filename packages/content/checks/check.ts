import type { Entry } from '../build/entries.js';
import type { ParsedArticle } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';

export interface Content {
  entries: readonly Entry[];
  articles: readonly ParsedArticle[];
  /** Folder of drawings. */
  assets: string;
}

export type Check = (content: Content) => Problem[] | Promise<Problem[]>;
