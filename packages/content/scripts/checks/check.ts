import type { Entry } from '../lib/entries.js';
import type { ParsedArticle } from '../lib/parse-article.js';
import type { Problem } from '../lib/problem.js';

/** The input of every check. */
export interface Content {
  entries: readonly Entry[];
  articles: readonly ParsedArticle[];
  /** Folder of drawings. */
  assets: string;
}

/** Returns the problems that it finds. */
export type Check = (content: Content) => Problem[] | Promise<Problem[]>;
