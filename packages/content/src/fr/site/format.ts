import { groupedNumber } from '../../site/grouped-number.js';

/* Written out, because the first use of `Intl` takes about 20 ms, and pages write these texts while they load. */

/** `1 234,5`. */
export const plain = (value: number) => groupedNumber(value, '\u00a0', ',');
const toHundredths = (value: number) => Number(value.toFixed(2));
/** `9,75 %`, of the value in per cent. */
export const percent = (value: number) => `${plain(toHundredths(value))}\u00a0%`;
/** The number of `9,75 %`, where a range has one unit: `de 9,75 à 12 %`. */
export const withoutPercent = (text: string) => text.replace('\u00a0%', '');
/** `50 000 $`: the page says which dollars they are. */
export const money = (value: number) => `${plain(value)}\u00a0$`;

const scales = [
  { from: 1e9, letter: 'G', word: 'milliard' },
  { from: 1e6, letter: 'M', word: 'million' },
  { from: 1e3, letter: 'k', word: 'millier' },
];
/** `3,5 G$`, for drawings and large figures. */
export function shortMoney(value: number) {
  const scale = scales.find(({ from }) => value >= from);
  return scale ? `${plain(toHundredths(value / scale.from))}\u00a0${scale.letter}$` : money(value);
}
/** `300 millions de dollars`; `3 000 $` below a million. */
export function longMoney(value: number) {
  const scale = scales.find(({ from }) => value >= from);
  if (!scale || value < 1_000_000) return money(value);
  const count = toHundredths(value / scale.from);
  return `${plain(count)}\u00a0${scale.word}${count < 2 ? '' : 's'} de dollars`;
}
/** The same amounts with their country, where Canadian ones are near: `500 000 $ US`, `5 millions de dollars américains`. */
export const inUsd = (text: string) =>
  text
    .replace(/\$(?!\u00a0(?:US|CA))/g, '$\u00a0US')
    .replace(/de dollars(?! (?:américains|canadiens))/g, '$& américains');
/** The time to read an article, in minutes. */
export const readTime = (minutes: number) => `${minutes}\u00a0min de lecture`;
/** The names of the months, from January on. */
export const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
/** `27 novembre 2026`, of an ISO date. */
export function printedDay(day: string) {
  const [year, month, date] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date}\u00a0${months[Number(month) - 1]} ${year}`;
}
