import { expect, it } from 'vitest';
import { readNumber } from './read-number.js';

const max = 1_000_000_000;

it.each([
  ['50000', 50_000],
  ['50,000', 50_000],
  ['1,234', 1_234],
  [' $1,234,567.89 ', 1_234_567.89],
  ['50,000.125', 50_000.125],
  ['1234.567', 1_234.567],
  ['0.125', 0.125],
  ['50.00', 50],
  ['12.5%', 12.5],
  ['12.5 %', 12.5],
  ['$ 50', 50],
  ['50 $', 50],
  ['-$50', -50],
  ['.5', 0.5],
  ['1.', 1],
  ['-3', -3],
  ['007', 7],
  ['50 000', 50_000],
  ['50\u00A0000', 50_000],
  ['1\u202F234\u202F567', 1_234_567],
  ["50'000", 50_000],
  ['50’000', 50_000],
  // Copied from a spreadsheet, a mail or a chat.
  ['\u200E50,000\u200B', 50_000],
  ['\u202D$1,234.50\u202C', 1_234.5],
  ['50\u2060000\uFEFF', 50_000],
])('reads %j', (text, value) => expect(readNumber(text, max)).toBe(value));

it.each([
  ...['50.000', '$50.000', '1.234', '-1.234', '1.234.567', '1.2.3', '1.234,56', '1 234,56', '1,234 567'],
  ...['12,5', '1,5', '12,50', '0,500', '1,2345', '12,34,567', '50,00', '5 0', '12 34', '1,234,', ',5', "1'5"],
])('asks again for %j', (text) => expect(readNumber(text, max)).toBe('unclear'));

it('reads three decimals where thousands are impossible', () => {
  expect(readNumber('7.125', 1_000)).toBe(7.125);
  expect(readNumber('1.000', 1_000)).toBe('unclear');
  expect(readNumber('1.250', 10)).toBe(1.25);
});

it('reads three decimals after a comma where thousands are impossible', () => {
  expect(readNumber('7,125 %', 1_000, 'fr-CA')).toBe(7.125);
  expect(readNumber('1,285', 10, 'fr-CA')).toBe(1.285);
  expect(readNumber('-7,125', 1_000, 'fr-CA')).toBe(-7.125);
  expect(readNumber('1,000', 1_000, 'fr-CA')).toBe('unclear');
  expect(readNumber('$1,285', 10, 'fr-CA')).toBe(1_285);
});

it.each(['', ' ', '.', '-', '$', ',', 'a lot', '1e5', '0x10', '5$0', '1%5', '50k', 'Infinity', '5 days', '１２'])(
  'returns undefined for %j',
  (text) => expect(readNumber(text, max)).toBeUndefined(),
);

it.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['9,75 %', 9.75],
  ['1 234,56', 1_234.56],
  ['1\u00A0234,56 $', 1_234.56],
  ['1\u202F234\u202F567,8', 1_234_567.8],
  ['$1,234.56', 1_234.56],
  ['$1,234', 1_234],
  ['1,234,567', 1_234_567],
  ['50 000 $', 50_000],
  ['50\u00A0000\u00A0$', 50_000],
  ['0,5', 0.5],
  ['0,125', 0.125],
  ['-3,5', -3.5],
  ['1234,567', 1_234.567],
])('reads %j where decimals follow a comma', (text, value) => expect(readNumber(text, max, 'fr-CA')).toBe(value));

it.each(['1,234', '12,500', '50.000', '1.234,56', '1,2,3', '12,', ',5', '12 34,5'])(
  'asks again for %j where decimals follow a comma, and never takes it for a thousand',
  (text) => expect(readNumber(text, max, 'fr-CA')).toBe('unclear'),
);
