const grouped = (least: number, most: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
const cents = grouped(2, 2);
const plain = grouped(0, 4);

/** Dollars, with cents if there are any: `$65,000`, `$361.11`. The page shows the currency next to it. */
export function money(value: number): string {
  const rounded = Math.round(Math.abs(value) * 100) / 100;
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return `${sign}$${Number.isInteger(rounded) ? plain.format(rounded) : cents.format(rounded)}`;
}

/** Two decimals, for rates and ratios: `115.47`. */
export const decimal = (value: number): string => cents.format(value);

/** Up to four decimals: `1.3`. */
export const number = (value: number): string => plain.format(value);

/** Replaces each `{name}` in a sentence. Throws if a name has no text, which is a mistake in the content. */
export const fill = (sentence: string, texts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`"${sentence}" needs {${name}}, which this calculator does not have`);
    return text;
  });
