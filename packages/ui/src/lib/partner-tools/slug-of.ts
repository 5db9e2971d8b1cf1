/** Letters that Unicode does not decompose into a base letter and a diacritic. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th', ß: 'ss' };

/** A slug for a name: `Żółta Łódź` becomes `zolta-lodz`. Empty if the name has no letter or digit with a Latin form. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđæœıðþß]/g, (letter) => plain[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** An id made from a name. It must not start with a digit, because it also names a variable: `360 Straße` becomes `strasse`. */
export const suggestId = (name: string) => slugOf(name).replace(/^[-\d]+/, '');

/** The name of a partner's export: the id in camel case. */
export const variableName = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
