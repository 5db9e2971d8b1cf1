import { expect, it } from 'vitest';
import { canadianLimit } from './criminal-rate.js';
import { disclosureLawOf, disclosureLaws } from './disclosure-laws.js';
import { facts } from './facts.js';

it.each([
  [{ amount: 10_000, sole: false }, 35],
  [{ amount: 10_001, sole: false }, 48],
  [{ amount: 500_000, sole: false }, 48],
  [{ amount: 500_001, sole: false }, 'none'],
  [{ amount: 500_001, sole: true }, 35],
  [{ amount: 10_001, sole: true }, 35],
] as const)('limits the rate of %j in Canada to %s', (contract, limit) => expect(canadianLimit(contract)).toBe(limit));

it('finds the disclosure law that covers a contract', () => {
  expect(disclosureLawOf({ region: 'US-UT', kind: 'loan', amount: 1_000_000 })?.state).toBe('Utah');
  expect(disclosureLawOf({ region: 'US-UT', kind: 'loan', amount: 1_000_001 })).toBeUndefined();
  expect(disclosureLawOf({ region: 'US-TX', kind: 'advance', amount: 999_999 })?.state).toBe('Texas');
  expect(disclosureLawOf({ region: 'US-TX', kind: 'advance', amount: 1_000_000 })).toBeUndefined();
  expect(disclosureLawOf({ region: 'US-TX', kind: 'loan', amount: 1000 })).toBeUndefined();
  expect(disclosureLawOf({ region: 'US-LA', kind: 'advance', amount: 90_000_000 })?.state).toBe('Louisiana');
  expect(disclosureLawOf({ region: 'US-OH', kind: 'advance', amount: 1000 })).toBeUndefined();
  expect(new Set(disclosureLaws.map(({ region }) => region)).size).toBe(disclosureLaws.length);
});

it('writes amounts as pages show them', () => {
  const texts = [facts.primeUs, facts.csbfpLimit, facts.sbaExpressLimit, facts.sbaMarginSmallest].map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['6.75%', 'C$1.15 million', '$500,000', '6.5 points']);
});
