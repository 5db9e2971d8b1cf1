import { INVISIBLE } from './invisible.js';

/** Digits with a point before the decimals. */
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Thousands in groups of three, all with the same separator. */
const GROUPED = /^-?[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
/** Fifty, or in a European way fifty thousand. */
const POINT_AND_THREE_DIGITS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Decimals after a comma, and thousands separated by blanks or apostrophes, as French is written. */
const COMMA = /^-?(?:\d+|[1-9]\d{0,2}([ '])\d{3}(?:\1\d{3})*),\d+$/;
/** In French `1,234` may be typed by somebody who means a thousand. With `$` before it, it is North American. */
const COMMA_AND_THREE_DIGITS = /^-?[1-9]\d{0,2},\d{3}$/;

/** The decimal sign of a locale: `,` where people type `12,5`, `.` elsewhere. The first use of `Intl` on a page takes about 20 ms. */
export const decimalSign = (locale: string): '.' | ',' =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',') ? ',' : '.';

/**
 * Reads a number as it is typed in North America: decimals after a point; thousands separated by commas, blanks or apostrophes;
 * `$` and `%` around it. Characters that nobody sees, which are often copied with a number, do not count.
 *
 * @param max the largest number that is possible here: `7.125` is not read as thousands where 1,000 is the maximum
 * @param locale of the page. In a language with decimal commas `12,5` and `1 234,56` are numbers too. A comma before three digits stays unclear
 *   if they can be thousands, unless `$` before it says that they are.
 * @returns `'unclear'` if the text can be read in two ways or has separators in unusual places (`50.000`, `12,5`), `undefined` if
 *   it is not a number
 */
export function readNumber(text: string, max: number, locale = 'en'): number | 'unclear' | undefined {
  const visible = text.replace(INVISIBLE, '');
  const bare = visible
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replace(/^ ?(-?) ?\$? ?/, '$1')
    .replace(/ ?[$%]? ?$/, '');
  const canBeThousands = Math.abs(Number(bare.replace(/[.,]/, ''))) <= max;
  if (POINT_AND_THREE_DIGITS.test(bare) && canBeThousands) return 'unclear';
  if (COMMA.test(bare) && decimalSign(locale) === ',') {
    if (!COMMA_AND_THREE_DIGITS.test(bare)) return Number(bare.replace(/[ ']/g, '').replace(',', '.'));
    if (!/^-?\$/.test(visible.replaceAll(/\s/g, '')))
      return canBeThousands ? 'unclear' : Number(bare.replace(',', '.'));
  }
  if (PLAIN.test(bare)) return Number(bare);
  if (GROUPED.test(bare)) return Number(bare.replace(/[, ']/g, ''));
  return /^-?[\d., ']+$/.test(bare) && /\d/.test(bare) ? 'unclear' : undefined;
}
