import type { Fact, FactSource } from '../schemas/fact.js';
import { groupedNumber } from '../site/grouped-number.js';
import { printedDay } from '../site/printed-day.js';

export { printedDay };

type Amount = Pick<Fact, 'value' | 'range' | 'day' | 'unit' | 'text'>;

export const percent = (value: number): Amount => ({ value, unit: 'percent', text: `${Number(value.toFixed(2))}%` });
export const points = (value: number): Amount => ({ value, unit: 'points', text: `${value} points` });
export const years = (value: number): Amount => ({ value, unit: 'years', text: `${value} years` });
export const usd = (value: number): Amount => ({ value, unit: 'usd', text: `$${dollars(value)}` });
export const cad = (value: number): Amount => ({ value, unit: 'cad', text: `C$${dollars(value)}` });
export const percentRange = (from: number, to: number): Amount => ({
  range: [from, to],
  unit: 'percent',
  text: `${from}% to ${to}%`,
});
export const pointsRange = (from: number, to: number): Amount => ({
  range: [from, to],
  unit: 'points',
  text: `${from} to ${to} points`,
});
export const day = (date: string): Amount => ({ day: date, text: printedDay(date) });
/** A text without a number to write it from. `src/<language>/facts/facts.ts` has it in other languages. */
export const words = (text: string): Amount => ({ text });

/** 350,000 or 1.15 million. */
const dollars = (value: number) => (value >= 1_000_000 ? `${value / 1_000_000} million` : groupedNumber(value));

/** A fact of `source`. `about` matches what a sentence about it mentions. */
export const fact = (amount: Amount, about: RegExp, source: FactSource): Fact => ({ ...amount, about, source });
