/**
 * Reads a typed number, with or without thousands separators, `$` and `%`. `undefined` for anything else, such as a misplaced comma.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/[\s$%]/g, '');
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/.test(bare) || !/\d/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
}
