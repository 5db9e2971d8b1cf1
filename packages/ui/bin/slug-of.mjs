/** Letters that Unicode does not take apart into a plain one and a mark. */
const plain = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th', ß: 'ss' };

/**
 * A slug for a name: `Żółta Łódź` becomes `zolta-lodz`. Empty where the name holds no letter or digit that has a Latin form.
 *
 * Plain JavaScript, because the command beside it runs as it is; `npm run new:partner` uses it, too.
 */
export const slugOf = (name) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđæœıðþß]/g, (letter) => plain[letter])
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
