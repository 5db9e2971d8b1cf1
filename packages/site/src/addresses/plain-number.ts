import { decimalSign, readNumber } from '@boundless/ui/lib/read-number';

/** A number as it was typed in a page's language, written as fields of every language read it. Other texts stay as they are. */
export function plainNumber(text: string, locale: string): string {
  const number = readNumber(text, Number.MAX_SAFE_INTEGER, locale);
  if (typeof number === 'number') return String(number);
  // In French `7,125` is clear in a field whose maximum is less than 7,125. In English that holds for `7.125`.
  const isDecimal = number === 'unclear' && decimalSign(locale) === ',';
  return isDecimal ? text.replace(/^(\D*\d{1,3}),(\d{3}\D*)$/, '$1.$2') : text;
}
