import { figuresIn, oneLine } from '@boundless/content/backed-texts';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const skippedElements = new Set(['script', 'style', 'template', 'noscript']);
/** Parts that hold a visitor's input and results that are computed from it. */
const computedSlots = new Set(['calculator-panel', 'fit-finder', 'worked-steps', 'rate-comparison']);
const textAttributes = new Set(['aria-label', 'alt', 'title', 'placeholder']);

/**
 * English texts of the kit that contain numbers: the position in a carousel, stars, the number of a source, a key; and one of React's for
 * developers.
 */
const kitTexts = /^\d+(?: to \d+)? (?:of|out of) \d+$|^Source \d+$|^Notifications \(F8\)$|^forceFrameRate takes /;

/** Markdown links and bold text that a component has not rendered. */
const rawMarkdown = /\]\((?:\/|#|https?:|mailto:)|\*\*\S/;

/** Problems of a document: figures that are not in the content's `texts`, and raw Markdown. */
export function documentProblems(html: string, texts: string): string[] {
  const words = [...wordsOf(parse(html))];
  return [
    ...unbackedFigures(words, texts),
    ...words.filter((text) => rawMarkdown.test(text)).map((text) => `"${text}" shows raw Markdown`),
  ];
}

/** Those of `words` that have a figure and are not in the content's `texts`. */
export function unbackedFigures(words: Iterable<string>, texts: string): string[] {
  return [...words]
    .map(oneLine)
    .filter(
      (line) =>
        figuresIn(line, []).length > 0 && !kitTexts.test(line) && !isCount(line, texts) && !isBacked(line, texts),
    )
    .map((line) => `"${line}" is not in the content`);
}

/** Whether the text is only numbers around a translated label, such as "3 sur 5" for `{value} sur {total}`. Those labels are in `texts`. */
function isCount(line: string, texts: string): boolean {
  const [before, ...between] = line.split(/\d+/);
  const after = between.pop();
  const isFramed = before === '' && after === '' && between.length > 0;
  return isFramed && between.every((words) => texts.split('\n').includes(`{value}${words}{total}`));
}

/** Whether the texts contain the words as whole words: "90%" is not in "9.90%". */
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
  if (skippedElements.has(node.nodeName)) return;
  const attributes = 'attrs' in node ? node.attrs : [];
  if (attributes.some(({ name, value }) => name === 'data-slot' && computedSlots.has(value))) return;
  const isDescription = attributes.some(({ name, value }) => name === 'name' && value === 'description');
  for (const { name, value } of attributes)
    if (textAttributes.has(name) || (isDescription && name === 'content')) yield value;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* wordsOf(child);
}
