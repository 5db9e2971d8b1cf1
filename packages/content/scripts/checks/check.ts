import type { Entry } from '../lib/entries.js';
import type { ParsedArticle } from '../lib/parse-article.js';
import type { Problem } from '../lib/problem.js';

/** Everything that a check can look at. */
export interface Content {
  entries: readonly Entry[];
  articles: readonly ParsedArticle[];
  /** Folder of drawings. */
  assets: string;
}

/** Returns what is wrong, and nothing for what is right. */
export type Check = (content: Content) => Problem[] | Promise<Problem[]>;
