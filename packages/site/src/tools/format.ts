import { toolPages } from '@boundless/content/entries/tool-pages';
import { language } from '@boundless/content/language';

/** Makes its formatter at the first call, because that takes long. Pages without a calculator import this file too. */
function lazyFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => {
    formatter ??= new Intl.NumberFormat(language.locale, options);
    return formatter.format(value);
  };
}

/** Dollars as whole cents. Differences of computed amounts are compared in cents, because they may be off by a tiny fraction. */
export const inCents = (value: number): number => Math.round(value * 100);

/**
 * Dollars, with cents if there are any: `$65,000`, `$361.11`. The page shows the currency next to it. The sign comes first, and a loss of less
 * than half a cent has none.
 */
export function money(value: number): string {
  const rounded = inCents(Math.abs(value)) / 100;
  const sign = value < 0 && rounded > 0 ? '-' : '';
  const [before, after] = language.money;
  return `${sign}${before}${Number.isInteger(rounded) ? number(rounded) : decimal(rounded)}${after}`;
}

/** Two decimals, for rates and ratios: `115.47`. */
export const decimal = lazyFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two decimals and the sign, of a value in per cent: `115.47%`. */
export const percent = (value: number): string => decimal(value) + language.percent;

/** Up to four decimals: `1.3`. */
export const number = lazyFormat({ maximumFractionDigits: 4 });

/** Up to two decimals and no groups, as one types them into a spreadsheet: `65000`. */
export const typed = lazyFormat({ useGrouping: false, maximumFractionDigits: 2 });

const { units } = toolPages.counted;
const singular = new RegExp(toolPages.counted.singular);
const placeholder = new RegExp(`\\{([\\w-]+)\\}([ \\u00a0](?:${units.join('|')})\\b)?`, 'g');

/**
 * Replaces each `{name}` in a sentence. A unit after it is in the singular if its text is a number that takes the singular.
 *
 * @throws if a name has no text, which is a mistake in the content
 */
export const fill = (sentence: string, texts: Readonly<Record<string, string>>): string =>
  sentence.replace(placeholder, (_, name: string, unit = '') => {
    const text = texts[name];
    if (text === undefined) throw new Error(`"${sentence}" needs {${name}}, which this calculator does not have`);
    return text + (singular.test(text) ? unit.slice(0, -1) : unit);
  });
