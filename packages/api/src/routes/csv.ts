/** Text that a spreadsheet would take for a formula gets an apostrophe in front, which it takes for "this is text". */
function neutralise(text: string): string {
  return /^[\s\0]*[=+\-@\t\r＝＋－＠|%]/u.test(text) ? `'${text}` : text;
}

function cell(value: unknown): string {
  const text = neutralise(value === undefined || value === null ? '' : String(value));
  return /[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
