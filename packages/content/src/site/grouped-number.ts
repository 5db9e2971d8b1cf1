/**
 * `1,234.5`: the digits of a number with separators. Written out, because the first use of `Intl` takes about 20 ms, and pages write such texts
 * while they load. It does not round.
 */
export function groupedNumber(value: number, group = ',', decimal = '.'): string {
  const [whole = '', fraction] = String(value).split('.');
  // eslint-disable-next-line regexp/no-super-linear-move -- a number has at most 21 digits
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
