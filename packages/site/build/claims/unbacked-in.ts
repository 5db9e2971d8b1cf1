import { figuresIn, oneLine } from '@boundless/content/backed-texts';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Nobody reads these, or they hold what a visitor typed and what comes of it. */
const unread = new Set(['script', 'style', 'template', 'noscript']);
const computed = new Set(['calculator-panel', 'fit-finder', 'worked-steps', 'rate-comparison']);
const spoken = new Set(['aria-label', 'alt', 'title', 'placeholder']);

/** Counts of the kit: the place in a carousel, stars, the number of a source, a key. */
const neutral = /^\d+(?: to \d+)? (?:of|out of) \d+$|^Source \d+$|^Notifications \(F8\)$/;

/** Light markup that the unit does not draw. */
const marks = /\]\((?:\/|#|https?:|mailto:)|\*\*\S/;

/** What a document says with a figure in it that is no part of the content's `texts`, and what it shows with its marks. */
export function unbackedIn(html: string, texts: string): string[] {
  const words = [...wordsOf(parse(html))];
  return [
    ...unbacked(words, texts),
    ...words.filter((text) => marks.test(text)).map((text) => `"${text}" shows its marks`),
  ];
}

/** The words with a figure in them that are no part of the content's `texts`. */
export function unbacked(words: Iterable<string>, texts: string): string[] {
  return [...words]
    .map(oneLine)
    .filter((line) => figuresIn(line, []).length > 0 && !neutral.test(line) && !isBacked(line, texts))
    .map((line) => `"${line}" is no text of the content`);
}

/** Whether the words are in the texts, not as a part of another figure or word. */
function isBacked(words: string, texts: string): boolean {
  for (let at = texts.indexOf(words); at >= 0; at = texts.indexOf(words, at + 1)) {
    const around = [texts[at - 1] ?? '\n', texts[at + words.length] ?? '\n'];
    const [before, after] = around as [string, string];
    const cutsBefore = /[\w$.]/.test(before) && /^[\w$]/.test(words);
    const cutsAfter = /[\w%]/.test(after) && /\w$/.test(words);
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}

function* wordsOf(node: Node): Generator<string> {
  if (node.nodeName === '#text') yield (node as DefaultTreeAdapterMap['textNode']).value;
  if (unread.has(node.nodeName)) return;
  const attributes = 'attrs' in node ? node.attrs : [];
  if (attributes.some(({ name, value }) => name === 'data-slot' && computed.has(value))) return;
  const isDescription = attributes.some(({ name, value }) => name === 'name' && value === 'description');
  for (const { name, value } of attributes) if (spoken.has(name) || (isDescription && name === 'content')) yield value;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* wordsOf(child);
}
