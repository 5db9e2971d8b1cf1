/**
 * The number that a person has typed: with or without thousands separators, `$` and `%`. Undefined for anything else, and for a
 * comma at the wrong place.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/[\s$%]/g, '');
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/.test(bare) || !/\d/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
}
