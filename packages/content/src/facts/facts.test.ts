import { describe, expect, it } from 'vitest';
import { brokerRules } from './broker-licenses.js';
import { brokerSources } from './broker-sources.js';
import { contractLawsOf } from './contract-laws.js';
import { disclosureLaws, disclosureLawsOf } from './disclosure-laws.js';
import { facts } from './facts.js';
import { regions } from './funding/regions.js';
import { canadianLimit } from './rate-limits.js';
import { unlimitedRates } from './unlimited-rates.js';

it.each([
  [{ amount: 10_000, sole: false }, 35],
  [{ amount: 10_001, sole: false }, 48],
  [{ amount: 500_000, sole: false }, 48],
  [{ amount: 500_001, sole: false }, 'none'],
  [{ amount: 500_001, sole: true }, 35],
  [{ amount: 10_001, sole: true }, 35],
] as const)('limits the rate of %j in Canada to %s', (contract, limit) => expect(canadianLimit(contract)).toBe(limit));

it('finds the disclosure law that covers a contract', () => {
  expect(disclosureLawsOf({ region: 'US-UT', kind: 'loan', amount: 1_000_000 })[0]?.state).toBe('Utah');
  expect(disclosureLawsOf({ region: 'US-UT', kind: 'loan', amount: 1_000_001 })).toEqual([]);
  expect(disclosureLawsOf({ region: 'US-TX', kind: 'advance', amount: 999_999 })[0]?.state).toBe('Texas');
  expect(disclosureLawsOf({ region: 'US-TX', kind: 'advance', amount: 1_000_000 })).toEqual([]);
  expect(disclosureLawsOf({ region: 'US-TX', kind: 'loan', amount: 1000 })).toEqual([]);
  expect(disclosureLawsOf({ region: 'US-LA', kind: 'advance', amount: 90_000_000 })[0]?.state).toBe('Louisiana');
  expect(disclosureLawsOf({ region: 'US-OH', kind: 'advance', amount: 1000 })).toEqual([]);
  expect(disclosureLawsOf({ region: 'CA-QC', kind: 'loan', amount: 1000 }).map(({ state }) => state)).toEqual([
    'Quebec',
    'Canada',
  ]);
  expect(new Set(disclosureLaws.map(({ region }) => region)).size).toBe(disclosureLaws.length);
});

it.each([
  ['US-CA', /Civil Code 1799\.302/],
  ['US-CA', /January 1, 2026/],
  ['US-FL', /this law does not treat it as a loan/],
  ['US-GA', /laws on financial institutions do not treat it as a loan/],
  ['US-LA', /is not interest under this law/],
  ['CA-ON', /what the law counts as interest/],
  ['CA-QC', /article 2332/],
])('in %s, says of an advance: %s', (region, rule) => {
  const [law] = disclosureLawsOf({ region, kind: 'advance', amount: 100_000 });
  expect([...(law?.rules ?? []), ...(law?.also?.rules ?? [])]).toContainEqual(expect.stringMatching(rule));
});

describe('the laws of a province and a kind of contract', () => {
  const textOf = (region: string, kind: 'loan' | 'line') =>
    JSON.stringify(disclosureLawsOf({ region, kind, amount: 50_000 }));

  it.each([
    ['CA-ON', /In Ontario a court/],
    ['CA-AB', /In Alberta a court/],
    ['CA-MB', /In your province a court/],
    ['CA-BC', /Ask a lawyer whether yours/],
  ])('in %s has its own rule on excessive costs alone', (region, own) => {
    const rules = [
      /In Ontario a court/,
      /In Alberta a court/,
      /In your province a court/,
      /Ask a lawyer whether yours/,
    ];
    expect(rules.filter((rule) => rule.test(textOf(region, 'line')))).toEqual([own]);
  });

  it('in Quebec name no other province', () =>
    expect(textOf('CA-QC', 'loan')).not.toMatch(/Ontario|Alberta|Brunswick/));

  it('have the rules for mortgages in a loan alone', () => {
    expect(textOf('CA-ON', 'loan')).toMatch(/payments of a mortgage.*section 6/);
    expect(textOf('CA-ON', 'line')).not.toMatch(/mortgage/i);
  });
});

it.each([
  ['US-CA', 'advance', ['disbursed', 'annual-rate']],
  ['US-CT', 'advance', ['disbursed', 'payments', 'collateral', 'broker']],
  ['US-NY', 'loan', ['disbursed', 'annual-rate', 'collateral']],
  ['US-TX', 'advance', ['disbursed', 'collateral', 'broker', 'texas-regulator']],
  ['US-UT', 'line', ['disbursed', 'total', 'prepayment']],
  ['US-VA', 'advance', ['disbursed', 'payments', 'collateral', 'broker']],
  ['US-VT', 'loan', ['rates']],
] as const)('in %s, asks of a contract of the kind %s at least for %j', (region, kind, duties) => {
  const [law] = disclosureLawsOf({ region, kind, amount: 100_000 });
  expect(law?.duties.map(({ id }) => id)).toEqual(expect.arrayContaining([...duties]));
});

it.each([
  ['US-CT', 'www.cga.ct.gov'],
  ['US-VT', 'legislature.vermont.gov'],
  ['US-OH', 'www.nysenate.gov'],
])("in %s, takes the law on customers' payments from %s", (region, host) => {
  const laws = contractLawsOf('lien', { region, kind: 'loan' });
  expect(laws.map(({ sources }) => new URL(sources[0]?.href ?? '').host)).toEqual([host]);
});

it.each([
  ['advance', '36a-868'],
  ['loan', '52-278f'],
  ['factoring', '52-278f'],
] as const)('says what Connecticut allows before a judgment in a contract of the kind %s', (kind, section) => {
  const laws = contractLawsOf('confession', { region: 'US-CT', kind });
  expect(laws[0]?.text).toContain(section);
});

it('lists the states whose law on a loan says that there is no limit on its rate', () => {
  const found = Object.keys(regions).filter((region) =>
    contractLawsOf('price', { region, kind: 'loan' }).some(({ isUnlimited }) => isUnlimited),
  );
  expect(found.sort()).toEqual([...unlimitedRates].sort());
});

it('names a page of the state itself among the sources of a law and a rule for brokers, where we have read one', () => {
  const isPublic = (href: string) => /\.gov\/|\.gc\.ca\/|flsenate\.gov|\.gouv\.qc\.ca\//.test(href);
  for (const region of ['CA', 'CA-QC', 'US-CT', 'US-FL', 'US-MO', 'US-NY', 'US-TX', 'US-VA', 'US-VT']) {
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
  expect(texts).toEqual(['7%', 'C$1.15 million', '$500,000', '6.5 points']);
});
