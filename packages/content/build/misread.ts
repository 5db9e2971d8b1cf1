import type { Heading, Link, List, Paragraph, Strong, Table, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as plainText } from 'mdast-util-to-string';
import { unprintable } from '../src/schemas/text.js';
import type { MarkupContext } from './markup-context.js';

type Rule = readonly [RegExp, string];

/** In the text as Markdown reads it. Pages read light markup in it, even if the author escaped it. */
const shownAsMarkup: readonly Rule[] = [
  [/\*\*/, 'has ** that does not enclose a text: pages would show it, or read it as strong text'],
  [/\[[^[\]\n]+\]\((?:[^()\s]|\([^()\s]*\))+\)/, 'has the markup of a link as text: pages would show a link'],
  [unprintable, 'has a reference to a character that cannot be shown'],
];

/** Tested on the source text, so that an author can escape a character that is meant literally. */
const leftAsTyped: readonly Rule[] = [
  [/(?<![\\*])\*(?!\*)/, String.raw`has a single * that is shown as it is; write \* if that is meant`],
  [/(?<!\\)`/, 'has a ` that is shown as it is; articles have no code'],
  [
    /(?<![\p{L}\p{N}\\_])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\p{N}_])/u,
    String.raw`has a _ that is shown as it is; write \_ if that is meant`,
  ],
  [/(?<![\\~])~~(?!~)/, 'has ~~, which does not strike out text here'],
  [/(?<![=\\])==(?!=)/, 'has ==, which does not highlight text here'],
  [/\{\{|\}\}/, 'has {{ or }} that is no mark: write {{name}} without spaces'],
  [/(?<!\\)\[\^[^\]]+\]/, 'has the mark of a footnote: put the note into the text'],
  [
    /(?<!\\)\](?:\[|\(|\s\((?:\/|#|https?:|mailto:))/,
    'has a link that is not closed or has a space in it: write [words](/address)',
  ],
  [
    /(?<![\w/@.])(?:https?:\/\/|www\.)\w|[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
    'has an address that nobody can follow: write [words](address)',
  ],
];

/** At the start of a line as it is typed. `follows`: only if the line is not the first of its paragraph. */
const atStart: readonly (readonly [...Rule, 'follows'?])[] = [
  [/^\s+•/, 'indents •: a list within a list is not possible, begin at the start of the line'],
  [/^#+(?!\s)(?!(?<=^#)\d)/, 'needs a space after #, and at most three of them, to be a heading'],
  [/^\d{1,2}[.)]\p{L}/u, 'needs a space after the number to be an item of a list'],
  [/^\d{1,2}[.)]\s/, 'needs an empty line before it to begin a numbered list, which begins with 1', 'follows'],
  [/^[-+]\p{L}|^[◦‣▪▫●○■□·∙–—]\s/u, 'is not an item of a list: begin it with "• "'],
  [
    /^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/,
    'must have as many cells as the row of headings above it, or they are no table',
  ],
];

/** Reports lines that are read otherwise than they look. */
export function checkLines(paragraph: Paragraph, context: MarkupContext): void {
  const first = context.lineOf(paragraph);
  const lines = context.sourceOf(paragraph).split('\n');
  const indent = ' '.repeat((paragraph.position?.start.column ?? 1) - 1);
  for (const [index, typed] of lines.entries()) {
    const line = index === 0 ? indent + typed : typed;
    for (const [pattern, reason, follows] of atStart)
      if (pattern.test(line) && !(follows && index === 0)) context.report(first + index, reason);
    const continues = /^\s/.test(line) && /^\s*•/.test(lines[index - 1] ?? '') && !/^\s*•/.test(line);
    if (continues) context.report(first + index, 'would not belong to the item above it: write each item on one line');
  }
}

export function checkText(node: Text, context: MarkupContext): void {
  const typed = context.sourceOf(node);
  const report = (reason: string) => context.report(context.lineOf(node), reason);
  for (const [pattern, reason] of shownAsMarkup) if (pattern.test(node.value)) report(reason);
  for (const [pattern, reason] of leftAsTyped) if (pattern.test(typed)) report(reason);
  for (const [entity] of typed.matchAll(/(?<!\\)&(?:#\w+|[a-z]\w+);/gi))
    if (plainText(fromMarkdown(entity)) === entity) report(`has ${entity}, which is the name of no character`);
}

/** Pages read `[words](address)` with a pattern. Reports what a Markdown link has that does not fit it. */
export function checkLink({ title }: Link, markup: string, line: number, context: MarkupContext): void {
  if (title) context.report(line, 'has a title in a link, which pages do not show');
  if (!/^\[[^[\]\n*]+\]\((?:[^()\s]|\([^()\s]*\))+\)$/.test(markup))
    context.report(line, 'has a link that pages cannot show: its words need to be plain text on one line');
}

export function checkStrong(node: Strong, markup: string, context: MarkupContext): void {
  if (!/^\*\*[^*\n]+\*\*$/.test(markup))
    context.report(context.lineOf(node), 'has strong text that pages cannot show: it must be on one line, once');
}

export function checkHeading(heading: Heading, context: MarkupContext): void {
  const line = context.lineOf(heading);
  const typed = context.sourceOf(heading);
  if (/\s#+\s*$/.test(typed))
    context.report(line, String.raw`ends with #, which Markdown leaves out; write \# if that is meant`);
  if (!typed.startsWith('#'))
    context.report(line, 'is read as a heading, because a line of --- or === follows: put an empty line between them');
  if (heading.children.some(({ type }) => type !== 'text'))
    context.report(line, 'has markup in a heading, which pages do not show');
  for (const child of heading.children) if (child.type === 'text') checkText(child, context);
}

/** Pages number the steps 1, 2, 3. The file has the same numbers, or 1 on each line. */
export function checkNumbers({ children }: List, context: MarkupContext): void {
  const numbers = children.map((item) => Number.parseInt(context.sourceOf(item), 10));
  const wrong = children.find((_, index) => numbers[index] !== index + 1);
  if (!wrong || numbers.every((number) => number === 1)) return;
  const number = numbers[children.indexOf(wrong)];
  const text = String.raw`write ${number}\. if it is not the number of an item`;
  context.report(
    context.lineOf(wrong),
    `is read as item ${number} of a numbered list, and shown as ${children.indexOf(wrong) + 1}; ${text}`,
  );
}

/** Markdown ignores surplus cells and fills up missing ones, and makes a row of a text that follows at once. */
export function checkTable({ children, align }: Table, context: MarkupContext): void {
  const [head, ...rows] = children;
  const columns = head?.children.length ?? 0;
  for (const row of rows)
    if (row.children.length !== columns)
      context.report(context.lineOf(row), `is a row of ${row.children.length} cells in a table of ${columns} columns`);
  const line = head ? context.lineOf(head) : 1;
  if (rows.length === 0) context.report(line, 'is a table without rows');
  if (align?.includes('center')) context.report(line + 1, 'centres a column (:-:), which tables here cannot');
}
