const grouped = (least: number, most: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
const cents = grouped(2, 2);
const plain = grouped(0, 4);

/** Dollars, with cents where there are any: `$65,000`, `$361.11`. The currency is named beside it. */
export function money(value: number): string {
  const rounded = Math.round(Math.abs(value) * 100) / 100;
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return `${sign}$${Number.isInteger(rounded) ? plain.format(rounded) : cents.format(rounded)}`;
}

/** Two decimals, as rates and ratios are shown: `115.47`. */
export const decimal = (value: number): string => cents.format(value);

/** As many decimals as there are, up to four: `1.3`. */
export const number = (value: number): string => plain.format(value);

/** A sentence with `{names}` replaced by their texts. A name without one is a mistake in the content. */
export const fill = (sentence: string, texts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`"${sentence}" names ${name}, which this calculator does not know`);
    return text;
  });
