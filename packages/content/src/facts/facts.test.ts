import { expect, it } from 'vitest';
import { brokerRules } from './broker-licenses.js';
import { brokerSources } from './broker-sources.js';
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

it.each([
  ['US-CA', 'advance', ['disbursed', 'annual-rate']],
  ['US-CT', 'advance', ['disbursed', 'payments', 'collateral', 'broker']],
  ['US-NY', 'loan', ['disbursed', 'annual-rate', 'collateral']],
  ['US-TX', 'advance', ['disbursed', 'collateral', 'broker']],
  ['US-UT', 'line', ['disbursed', 'total', 'prepayment']],
  ['US-VA', 'advance', ['disbursed', 'payments', 'collateral', 'broker']],
  ['US-VT', 'loan', ['rates']],
] as const)('in %s, asks of a contract of the kind %s at least for %j', (region, kind, duties) => {
  const law = disclosureLawOf({ region, kind, amount: 100_000 });
  expect(law?.duties.map(({ id }) => id)).toEqual(expect.arrayContaining([...duties]));
});

it('names a page of the state itself among the sources of a law and a rule for brokers, where we have read one', () => {
  const isPublic = (href: string) => /\.gov\/|\.gc\.ca\/|flsenate\.gov/.test(href);
  for (const region of ['CA', 'US-FL', 'US-MO', 'US-NY', 'US-TX', 'US-VA', 'US-VT']) {
    const law = disclosureLaws.find((one) => one.region === region);
    expect(
      law?.sources.some(({ href }) => isPublic(href)),
      region,
    ).toBe(true);
  }
  for (const { state } of brokerRules) expect(isPublic(brokerSources[state]?.href ?? ''), state).toBe(true);
});

it('writes amounts as pages show them', () => {
  const texts = [facts.primeUs, facts.csbfpLimit, facts.sbaExpressLimit, facts.sbaMarginSmallest].map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['6.75%', 'C$1.15 million', '$500,000', '6.5 points']);
});
