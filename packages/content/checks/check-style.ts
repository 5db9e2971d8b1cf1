import { problemAt } from '../build/locate.js';
import type { Problem } from '../build/problem.js';
import { isEnglish, readableStrings } from '../build/strings.js';
import type { Check } from './check.js';

/** Texts that docs/behaviour.md prescribes with their exclamation marks. */
const prescribed = new Set([
  'Get Funded Fast!',
  'This blog post is being prepared and will be available soon. Check back later for great content!',
  'Thanks! Your partnership inquiry has been received.',
  'Thanks! Your message has been received.',
  "Thanks! You've been subscribed to our newsletter.",
]);

const curlyQuotes: [RegExp, string] = [/[‘’“”]/, 'uses a curly quotation mark; write a straight one'];
const patterns: readonly [RegExp, string][] = [
  [/—|\s–\s/, 'uses a dash between clauses; write a full stop, a comma or a colon'],
  [/!/, 'uses an exclamation mark'],
  [/\s{2}/, 'has two spaces in a row'],
];

/** The copy must have no dashes between clauses and no exclamation marks; in English also no curly quotes. */
export const checkStyle: Check = ({ entries, articles }) => {
  const problems: Problem[] = [];
  for (const entry of entries) {
    for (const { path, text } of readableStrings(entry.value)) {
      if (prescribed.has(text)) continue;
      for (const reason of faults(text.replaceAll(/\s*\n\s*/g, ' '), isEnglish(entry))) {
        problems.push(problemAt(entry, path, reason));
      }
    }
  }
  for (const { file, source } of articles) {
    for (const [index, text] of source.split('\n').entries()) {
      // The markup of a picture begins with an exclamation mark.
      const line = text.replace(/^!(?=\[)/, '');
      if (/^\s+(?:- )?\w+:/.test(line)) continue;
      for (const reason of faults(line)) problems.push({ file, line: index + 1, reason });
    }
  }
  return problems;
};

function faults(text: string, english = true): string[] {
  return [...patterns, ...(english ? [curlyQuotes] : [])]
    .filter(([pattern]) => pattern.test(text))
    .map(([, reason]) => reason);
}
