import type { ParsedArticle } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';
import { redirectsOf } from '../build/publishing.js';
import { resultLength, resultTitle } from '../build/result-title.js';
import type { Check } from './check.js';

/** An amount in dollars without a country. */
const anyDollars = /(?<![A-Z])\$\d/;
const namedDollars = /\b(?:US|Canadian) dollars?\b|\bUSD\b|\bCAD\b/;

/** Checks of articles: a day of the next review is set, the title fits on result pages, and the currency is named. */
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
  if (meta.publishAt && Date.parse(meta.publishAt.slice(0, 10)) !== Date.parse(`${meta.date} UTC`))
    problems.push(at('publishAt', `is another day than the date of the article, ${meta.date}`));
  if (meta.updated && Date.parse(meta.updated) < Date.parse(meta.date))
    problems.push(at('updated', 'is before the date of the article'));
  if (meta.reviewed && Date.parse(meta.reviewed) < Date.parse(meta.updated ?? meta.date))
    problems.push(at('reviewed', 'is before the latest change of the text'));
  const amount = passages.find(({ text }) => anyDollars.test(text));
  if (amount && !passages.some(({ text }) => namedDollars.test(text)))
    problems.push({
      file,
      line: amount.line,
      reason: 'has amounts in dollars, but does not say whether US or Canadian dollars',
    });
  return problems;
}
