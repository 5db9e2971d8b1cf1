import type { Entry } from '../build/entries.js';
import type { ParsedArticle } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';

/** The input of every check. */
export interface Content {
  entries: readonly Entry[];
  articles: readonly ParsedArticle[];
  /** Folder of drawings. */
  assets: string;
}

/** Returns the problems that it finds. */
export type Check = (content: Content) => Problem[] | Promise<Problem[]>;
