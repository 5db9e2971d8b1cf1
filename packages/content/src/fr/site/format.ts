import { language } from './language.js';

const { locale } = language;
const number = (value: number, options?: Intl.NumberFormatOptions) => value.toLocaleString(locale, options);

/** `1 234,5`. */
export const plain = (value: number) => number(value);
/** `9,75 %`, of the value in per cent. */
export const percent = (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
/** The number of `9,75 %`, where a range has one unit: `de 9,75 à 12 %`. */
export const withoutPercent = (text: string) => text.replace('\u00a0%', '');
/** `50 000 $`: the page says which dollars they are. */
export const money = (value: number) => `${number(value)}\u00a0$`;
/** `3,5 G$`, for drawings and large figures. */
export const shortMoney = (value: number) => `${number(value, { notation: 'compact', maximumFractionDigits: 2 })}$`;
/** `300 millions de dollars`; `3 000 $` below a million. */
export const longMoney = (value: number) =>
  value < 1_000_000
    ? money(value)
    : `${number(value, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 }).replace(' ', '\u00a0')} de dollars`;
/** The same amounts with their country, where Canadian ones are near: `500 000 $ US`, `5 millions de dollars américains`. */
export const inUsd = (text: string) =>
  text
    .replace(/\$(?!\u00a0(?:US|CA))/g, '$\u00a0US')
    .replace(/de dollars(?! (?:américains|canadiens))/g, '$& américains');
/** The time to read an article, in minutes. */
export const readTime = (minutes: number) => `${minutes}\u00a0min de lecture`;
/** `27 novembre 2026`, of an ISO date. */
export const printedDay = (day: string) =>
  hardSpaces(
    new Date(`${day}T00:00:00Z`)
      .toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
      .replace(/^1 /, '1er '),
  );

const units = 'jours?|semaines?|mois|ans?|heures?|minutes?|min|fois|points?|millions?|milliards?|dollars|livres|pages';
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const splits = new RegExp(
  `(?<=\\d) (?=(?:${units}|${months})(?!\\p{L}))|(?<=\\der) (?=(?:${months})(?!\\p{L}))|(?<=(?<!\\p{L})(?:articles?|art\\.|chapitres?|titre|nos?)) (?=\\d)`,
  'giu',
);
/** Puts a hard space where a line must not break: `12 mois`, `1er mai`, `article 347`. Entries are written with it, articles get it when built. */
export const hardSpaces = (text: string) => text.replaceAll(splits, '\u00a0');
