import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapePattern } from '../build/figure-pattern.js';
import { literalsOf } from '../build/locate.js';
import type { ParsedArticle } from '../build/parse-article.js';
import { paths } from '../build/paths.js';
import type { Problem } from '../build/problem.js';
import { readText } from '../build/read-text.js';
import { facts } from '../src/facts/facts.js';
import type { Fact } from '../src/schemas/fact.js';
import type { Check } from './check.js';

/** Folders of `src` whose texts take rates and rules from facts, as articles do. */
const folders = ['blog', 'claims', 'entries', 'facts/funding', 'glossary', 'partners', 'partners/page', 'site'];

/**
 * Figures of the same shape as a fact, in sentences about it: a rate, or a dollar amount as a limit. One that is typed was the fact's value once, or
 * will be wrong after its next change.
 */
const shapes = [
  { of: /(?:%| points)$/, typed: /(?<![\d.])\d[\d.]*(?:%| points)/g },
  {
    of: /^C?\$/,
    typed: /(?<=\b(?:up to|at most|limit of|maximum of|capped at|no more than) (?:US|C)?)\$\d[\d,.]*\d(?: million)?/gi,
  },
];

/** A sentence about a year that has passed stays true. */
const dated = /\b20\d\d\b/;

/** Sentences about the subject of a fact whose figures are of something else, or are the specification's. */
const otherFigures = [
  'The guarantee covers 50-90% of the loan',
  '| Guarantee | Owner of 50%',
  'expect an injection from the owner, often 10% to 30%',
  'several but capped at $100,000',
];

interface FactCheckInput {
  facts: Readonly<Record<string, Fact>>;
  /** TypeScript files with texts. */
  files: readonly string[];
}

/** No text types the number of a fact. */
export const createFactCheck =
  ({ facts, files }: FactCheckInput): Check =>
  ({ articles }) =>
    [...articles.flatMap(linesBelowFrontMatter), ...files.flatMap(literalsOf)].flatMap(({ text, ...place }) =>
      copiesIn(text, facts).map((reason) => ({ ...place, reason })),
    );

export const checkFacts = createFactCheck({
  facts,
  files: folders.flatMap((folder) => {
    const path = join(paths.root, 'src', folder);
    return readdirSync(path)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(path, name));
  }),
});

type Text = Pick<Problem, 'file' | 'line'> & { text: string };

/** Reads the file again, because the article's text has its marks replaced. */
function linesBelowFrontMatter({ file, path, bodyOffset }: ParsedArticle): Text[] {
  const lines = readText(path).text.split('\n').slice(bodyOffset);
  return lines.map((text, index) => ({ file, line: bodyOffset + index + 1, text }));
}

function copiesIn(text: string, known: FactCheckInput['facts']): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const about = Object.entries(known).filter(([, fact]) => fact.about.test(sentence));
    const copies = about.filter(([, fact]) => pattern(fact.text).test(sentence));
    if (copies.length > 0)
      return copies.map(([id, fact]) => `types ${fact.text}: take it from src/facts, in articles as {{${id}}}`);
    if (dated.test(sentence) || otherFigures.some((words) => sentence.includes(words))) return [];
    return shapes.flatMap(({ of, typed }) => {
      const like = about.find(([, fact]) => fact.value !== undefined && of.test(fact.text));
      const figures = like ? (sentence.match(typed) ?? []) : [];
      return figures.map((figure) => `types ${figure} in a sentence about ${like?.[0]}: take it from src/facts`);
    });
  });
}

/** Sentences in which 7.50% is 7.5% and 1,000,000 is 1 million. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/(\.\d*?)0+%/g, '$1%')
    .replaceAll('.%', '%')
    .replaceAll(/,000,000\b/g, ' million')
    .split(/(?<=[.!?])\s+(?=[A-Z*[{])/);

const pattern = (number: string) => new RegExp(String.raw`(?<![\d$.,])${escapePattern(number)}(?![\d%])`);
