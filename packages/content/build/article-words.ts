import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { figures } from '../src/claims/values.js';
import { article, categories } from '../src/entries/article.js';
import { authors } from '../src/entries/authors.js';
import { glossary } from '../src/entries/glossary.js';
import { kitLabels } from '../src/entries/kit-labels.js';
import { printedDay } from '../src/facts/amounts.js';
import { disclosureLaws } from '../src/facts/disclosure-laws.js';
import { facts } from '../src/facts/facts.js';
import { paths } from './paths.js';

/** What the build of articles takes from the content, in the language of the articles. */
export const englishWords = {
  figures: figures as Readonly<Record<string, string>>,
  facts: facts as Readonly<Record<string, (typeof facts)[keyof typeof facts]>>,
  disclosureLaws,
  article,
  categories,
  authors,
  glossary,
  kitLabels,
  /** An ISO date as articles show it. */
  printedDay,
  /** The time to read, in minutes. */
  readTime: (minutes: number) => `${minutes} min read`,
  /** The text with hard spaces where its language has them. */
  hardSpaces: (text: string) => text,
};

export type ArticleWords = typeof englishWords;

/** The words of another language. What its folder does not have is English. */
export async function wordsOf(code: string): Promise<ArticleWords> {
  const read = async (file: string) => {
    const path = join(paths.source, code, file);
    return existsSync(path) ? await import(pathToFileURL(path).href) : {};
  };
  return {
    ...englishWords,
    ...(await read('claims/values.ts')),
    ...(await read('facts/facts.ts')),
    ...(await read('facts/disclosure-laws.ts')),
    ...(await read('entries/article.ts')),
    ...(await read('entries/authors.ts')),
    ...(await read('entries/glossary.ts')),
    ...(await read('entries/kit-labels.ts')),
    ...(await read('site/format.ts')),
    ...(await read('site/hard-spaces.ts')),
  };
}
