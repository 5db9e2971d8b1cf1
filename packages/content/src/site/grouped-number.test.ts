import { expect, it } from 'vitest';
import { groupedNumber } from './grouped-number.js';

const values = [0, 7, 999, 1000, 1234.5, 50_000, 349_999, 500_000, 1_000_000, 3_350_000_000, 0.25, -1234];

it.each(values)('writes %d as English does', (value) => {
  expect(groupedNumber(value)).toBe(value.toLocaleString('en-US'));
});

it.each(values)('writes %d as French does', (value) => {
  expect(groupedNumber(value, '\u00a0', ',')).toBe(value.toLocaleString('fr-CA'));
});
