import { readNumber } from '@boundless/ui/lib/read-number';
import { expect, it } from 'vitest';
import { plainNumber } from './plain-number.js';

it.each([
  ['$50,000', 'en', '50000'],
  ['7.5', 'en', '7.5'],
  // Whether these are thousands depends on the field.
  ['7.125', 'en', '7.125'],
  ['1 234,56 $', 'fr-CA', '1234.56'],
  ['7,125', 'fr-CA', '7.125'],
  ['7,125 %', 'fr-CA', '7.125 %'],
  ['CA-ON', 'fr-CA', 'CA-ON'],
  ['1,5', 'en', '1,5'],
])('writes %s of a page in %s as %s', (text, locale, plain) => {
  expect(plainNumber(text, locale)).toBe(plain);
});

it.each([1_000, 1_000_000_000])('is read alike in both languages by a field up to %i', (max) => {
  for (const text of ['7,125', '7,125 %', '12,5', '1 234,5'])
    expect(readNumber(plainNumber(text, 'fr-CA'), max, 'en')).toBe(readNumber(text, max, 'fr-CA'));
  for (const text of ['7.125', '12.5', '1,234.5'])
    expect(readNumber(plainNumber(text, 'en'), max, 'fr-CA')).toBe(readNumber(text, max, 'en'));
});
