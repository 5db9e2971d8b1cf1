import type { Entry } from './entries.js';

/** Whether the entry's texts are in English. Only partners' pages can be in another language. */
export const isEnglish = ({ value }: Pick<Entry, 'value'>) =>
  ((value as { lang?: string } | undefined)?.lang ?? 'en').startsWith('en');

export type DataPath = readonly (string | number)[];

/** Fields that visitors do not read. */
export const machineFields = new Set([
  'accent',
  'avatar',
  'avatarImage',
  'categories',
  'category',
  'drawing',
  'email',
  'example',
  'font',
  'glyph',
  'href',
  'icon',
  'id',
  'kind',
  'lang',
  'markup',
  'network',
  'partnerId',
  'path',
  'second',
  'section',
  'slug',
  'translationOf',
  'validFrom',
  'validUntil',
  'value',
  'viewBox',
]);

/** Every string of a value that visitors read, with its path in the value. */
export function* readableStrings(value: unknown, path: DataPath = []): Generator<{ path: DataPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* readableStrings(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!machineFields.has(key)) yield* readableStrings(item, [...path, key]);
    }
  }
}

/** Every address in a value: its `href` fields and the links in its light markup. */
export function* hrefs(value: unknown, path: DataPath = []): Generator<{ path: DataPath; href: string }> {
  if (typeof value === 'string') {
    if (path.at(-1) === 'href') yield { path, href: value };
    else for (const match of value.matchAll(/\]\(([^)]*)\)/g)) yield { path, href: match[1] ?? '' };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      yield* hrefs(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The words of light markup, without `**` and the addresses of links. An address may have pairs of parentheses. */
export const plain = (markup: string) =>
  markup.replaceAll(/\[([^[\]\n]+)\]\((?:[^()\s]|\([^()\s]*\))+\)/g, '$1').replaceAll('**', '');
