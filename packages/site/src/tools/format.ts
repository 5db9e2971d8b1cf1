import { language } from '@boundless/content/language';

/** Makes its formatter at the first call, because that takes long. Pages without a calculator import this file too. */
function lazyFormat(minimumFractionDigits: number, maximumFractionDigits: number): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => {
    formatter ??= new Intl.NumberFormat(language.locale, { minimumFractionDigits, maximumFractionDigits });
    return formatter.format(value);
  };
}

/** Dollars as whole cents. Differences of computed amounts are compared in cents, because they may be off by a tiny fraction. */
export const inCents = (value: number): number => Math.round(value * 100);

/**
 * Dollars, with cents if there are any: `$65,000`, `$361.11`. The page shows the currency next to it. The sign is added here, because Firefox
 * before 116 refuses `signDisplay: 'negative'`.
 */
export function money(value: number): string {
  const rounded = inCents(Math.abs(value)) / 100;
  const sign = value < 0 && rounded > 0 ? '-' : '';
  const [before, after] = language.money;
  return `${sign}${before}${Number.isInteger(rounded) ? number(rounded) : decimal(rounded)}${after}`;
}

/** Two decimals, for rates and ratios: `115.47`. */
export const decimal = lazyFormat(2, 2);

/** Up to four decimals: `1.3`. */
export const number = lazyFormat(0, 4);

/**
 * Replaces each `{name}` in a sentence. A unit after it is in the singular if its text is `1`.
 *
 * @throws if a name has no text, which is a mistake in the content
 */
export const fill = (sentence: string, texts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{([\w-]+)\}( (?:cents|days|months|jours)\b)?/g, (_, name: string, unit = '') => {
    const text = texts[name];
    if (text === undefined) throw new Error(`"${sentence}" needs {${name}}, which this calculator does not have`);
    return text + (text === '1' ? unit.slice(0, -1) : unit);
  });
