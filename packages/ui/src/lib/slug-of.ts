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
