import { months } from './format.js';

/* Apart from `format.ts`, because only the build uses it. */

const units = 'jours?|semaines?|mois|ans?|heures?|minutes?|min|fois|points?|millions?|milliards?|dollars|livres|pages';
const splits = new RegExp(
  `(?<=\\d) (?=(?:${units}|${months.join('|')})(?!\\p{L}))|(?<=\\der) (?=(?:${months.join('|')})(?!\\p{L}))|(?<=(?<!\\p{L})(?:articles?|art\\.|chapitres?|titre|nos?)) (?=\\d)`,
  'giu',
);
/** Puts a hard space where a line must not break: `12 mois`, `1er mai`, `article 347`. Entries are written with it, articles get it when built. */
export const hardSpaces = (text: string) => text.replaceAll(splits, '\u00a0');
