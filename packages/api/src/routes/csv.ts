/**
 * Where a spreadsheet may see the start of a formula: at the start of a cell. In locales that separate by semicolon, our commas
 * and quotes mean nothing, so that a cell starts after every line break and separator inside a field as well.
 */
const FORMULA = /[=+\-@＝＋－＠|%](?<=(?:^|[\r\n\v\f\u0085\u2028\u2029,;\t|])[\s\0"]*.)/gu;

/** An apostrophe in front means "this is text". */
const neutralise = (text: string) => text.replace(FORMULA, "'$&");

function cell(value: unknown): string {
  const text = neutralise(value === undefined || value === null ? '' : String(value));
  return /[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

export const BYTE_ORDER_MARK = '\uFEFF';
