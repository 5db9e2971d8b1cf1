/** Scripts (ISO 15924) that are written from right to left. */
const fromRightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/**
 * The direction in which a language is written, for `dir` beside `lang`; `undefined` without a language.
 *
 * It is derived from the language's usual script, because not every browser has `Intl.Locale`'s `getTextInfo`.
 *
 * @throws {RangeError} if `lang` is not a language tag.
 */
export function directionOf(lang: string | undefined): 'ltr' | 'rtl' | undefined {
  if (lang === undefined) return undefined;
  return fromRightToLeft.has(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
}
