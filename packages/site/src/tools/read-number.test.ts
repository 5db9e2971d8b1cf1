import { expect, it } from 'vitest';
import { readNumber } from './read-number.js';

it.each([
  ['50000', 50_000],
  ['50,000', 50_000],
  [' $1,234,567.89 ', 1_234_567.89],
  ['12.5%', 12.5],
  ['.5', 0.5],
  ['1.', 1],
  ['-3', -3],
  ['007', 7],
  ['50 000', 50_000],
])('reads %j', (text, value) => expect(readNumber(text)).toBe(value));

it.each(['', '.', '-', '$', 'a lot', '1e5', '0x10', '1,5', '1,2345', '12,34,567', '1.2.3', 'Infinity', '5 days'])(
  'returns undefined for %j',
  (text) => expect(readNumber(text)).toBeUndefined(),
);
