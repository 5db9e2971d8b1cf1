/** Digits with a point before the decimals. */
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Thousands in groups of three, all with the same separator. */
const GROUPED = /^-?[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
/** Fifty, or in a European way fifty thousand. */
const POINT_AND_THREE_DIGITS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads a number as it is typed in North America: decimals after a point; thousands separated by commas, blanks or apostrophes;
 * `$` and `%` around it.
 *
 * @param max the largest number that is possible here: `7.125` is not read as thousands where 1,000 is the maximum
 * @returns `'unclear'` if the text can be read in two ways or has separators in unusual places (`50.000`, `12,5`), `undefined` if
 *   it is not a number
 */
export function readNumber(text: string, max: number): number | 'unclear' | undefined {
  const bare = text
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replace(/^ ?(-?) ?\$? ?/, '$1')
    .replace(/ ?[$%]? ?$/, '');
  if (POINT_AND_THREE_DIGITS.test(bare) && Math.abs(Number(bare.replace('.', ''))) <= max) return 'unclear';
  if (PLAIN.test(bare)) return Number(bare);
  if (GROUPED.test(bare)) return Number(bare.replace(/[, ']/g, ''));
  return /^-?[\d., ']+$/.test(bare) && /\d/.test(bare) ? 'unclear' : undefined;
}
