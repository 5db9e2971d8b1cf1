import type { ParsedArticle, Passage } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';
import { redirectsOf } from '../build/publishing.js';
import { resultLength, resultTitle } from '../build/result-title.js';
import type { Check } from './check.js';

/** A list with this many items counts as useful. */
const minItems = 3;
/** A paragraph that calculates with this many amounts or rates counts as a worked example. */
const minFigures = 3;
const amounts = /\$\d[\d,.]*|\d[\d,.]*%/g;
const operation = /[×=÷]|\b(?:times|divided by|minus|plus|less|leaves?|comes? to|adds?|together|works out)\b/;

/** An amount in dollars without a country. */
const anyDollars = /(?<![A-Z])\$\d/;
const namedDollars = /\b(?:US|Canadian) dollars?\b|\bUSD\b|\bCAD\b/;

/** Checks of articles: a day of the next review is set, the title fits on result pages, there is something useful, and the currency is named. */
export const checkEditing: Check = ({ articles }) => [
  ...articles.flatMap(problemsOf),
  ...redirectsOf(articles).problems,
];

function problemsOf(article: ParsedArticle): Problem[] {
  const { file, lines, meta, passages } = article;
  const at = (field: string, reason: string): Problem => ({ file, line: lines.get(field) ?? 1, reason });
  const title = resultTitle(meta);
  const problems: Problem[] = [];
  if (!meta.reviewBy) problems.push(at('date', 'has no reviewBy, the day of its next review'));
  if (title.length > resultLength)
    problems.push(
      at('title', `has ${title.length} characters on a result page: add a metaTitle of at most ${resultLength}`),
    );
  if (meta.updated && Date.parse(meta.updated) < Date.parse(meta.date))
    problems.push(at('updated', 'is before the date of the article'));
  if (meta.reviewed && Date.parse(meta.reviewed) < Date.parse(meta.updated ?? meta.date))
    problems.push(at('reviewed', 'is before the latest change of the text'));
  if (!passages.some(isUseful))
    problems.push(at('title', 'has no table, no list of three, no calculator and no worked example'));
  const amount = passages.find(({ text }) => anyDollars.test(text));
  if (amount && !passages.some(({ text }) => namedDollars.test(text)))
    problems.push({
      file,
      line: amount.line,
      reason: 'has amounts in dollars, but does not say whether US or Canadian dollars',
    });
  return problems;
}

const isUseful = ({ text, blocks }: Passage) =>
  blocks.some((block) => block.kind === 'table' || block.kind === 'tool') ||
  blocks.some((block) => 'items' in block && block.items.length >= minItems) ||
  (operation.test(text) && (text.match(amounts)?.length ?? 0) >= minFigures);
