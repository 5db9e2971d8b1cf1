import { language } from './language.js';

const { locale } = language;
const number = (value: number, options?: Intl.NumberFormatOptions) => value.toLocaleString(locale, options);

/** `1 234,5`. */
export const plain = (value: number) => number(value);
/** `9,75 %`, of the value in per cent. */
export const percent = (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
/** `50 000 $`: the page says which dollars they are. */
export const money = (value: number) => `${number(value)}\u00a0$`;
/** `3,5 G$`, for drawings and large figures. */
export const shortMoney = (value: number) => `${number(value, { notation: 'compact', maximumFractionDigits: 2 })}$`;
/** `300 millions de dollars`; `3 000 $` below a million. */
export const longMoney = (value: number) =>
  value < 1_000_000
    ? money(value)
    : `${number(value, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 }).replace(' ', '\u00a0')} de dollars`;
/** The time to read an article, in minutes. */
export const readTime = (minutes: number) => `${minutes} min de lecture`;
/** `27 novembre 2026`, of an ISO date. */
export const printedDay = (day: string) =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .replace(/^1 /, '1er ');
