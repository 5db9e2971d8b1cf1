import { expect, it } from 'vitest';
import type { Texts } from '../definition.js';
import { confessionOf, limitsOf, neitherOf } from './offer-verdict.js';
import { readOffer } from './read-offer.js';

const advance = (factor: string): Texts => ({ kind: 'advance', amount: '50000', factor, days: '180' });
const loan = (rate: string): Texts => ({ kind: 'loan', amount: '50000', rate, months: '36' });

function verdict(offers: readonly Texts[], place: Texts, currency: 'CAD' | 'USD') {
  const readings = offers.flatMap((offer) => readOffer(offer, currency).reading ?? []);
  expect(readings).toHaveLength(2);
  return neitherOf(readings, place, currency);
}

it.each([
  [[advance('1.3'), advance('1.4')], {}, 'CAD', /above the legal limit \(48% a year\)/],
  [[advance('1.3'), loan('36')], { sole: 'yes' }, 'CAD', /above the legal limit \(35% a year\)/],
  [[advance('1.3'), loan('30')], { region: 'US-NY' }, 'USD', /above the legal limit \(25% a year\)/],
  [[advance('1.3'), advance('1.4')], {}, 'USD', /Neither is cheap: .* 7\.22% to 1\d\.\d+%/],
] as const)('of %j in %j and %s says that neither is a good one', (offers, place, currency, text) =>
  expect(verdict(offers, place, currency)).toMatch(text),
);

it.each([
  [[advance('1.3'), loan('9')], {}, 'CAD'],
  [[advance('1.3'), loan('20')], { region: 'US-NY' }, 'USD'],
  [[loan('12'), loan('20')], {}, 'USD'],
] as const)('of %j in %j and %s says nothing, because one of them may be a good one', (offers, place, currency) =>
  expect(verdict(offers, place, currency)).toBeUndefined(),
);

const limits = (offers: readonly Texts[], place: Texts, currency: 'CAD' | 'USD') =>
  limitsOf(
    offers.flatMap((offer) => readOffer(offer, currency).reading ?? []),
    place,
    currency,
  );

it('says of one offer by how much it is above a limit, for a company or only for a person', () => {
  const [over, ...others] = limits([advance('1.3'), loan('20')], {}, 'CAD');
  expect(over).toMatch(/^Offer A costs \d+\.\d\d% a year\. .* above Canada's legal limit \(48% a year\)/);
  expect(others).toEqual([]);
  expect(limits([loan('20'), loan('40')], {}, 'CAD')).toEqual([
    expect.stringMatching(/^Offer B .* a person borrows, .* \(35% a year\)\.$/),
  ]);
  expect(limits([loan('20'), loan('40')], { sole: 'no' }, 'CAD')).toEqual([]);
  expect(limits([loan('20'), loan('30')], { region: 'US-NY', sole: 'no' }, 'USD')).toEqual([
    expect.stringMatching(/^Offer B .* above the limit of your state \(25% a year\)/),
  ]);
});

it('says of a loan to a person in New York that it is above the lower limit', () => {
  const place = { region: 'US-NY', sole: 'yes' };
  const both = limits([loan('20'), loan('22')], place, 'USD');
  expect(both).toEqual([
    expect.stringMatching(/^Offer A .* above the limit of your state \(16% a year\)/),
    expect.stringMatching(/^Offer B .* above the limit of your state \(16% a year\)/),
  ]);
  expect(verdict([loan('20'), loan('22')], place, 'USD')).toMatch(/above the legal limit \(16% a year\)/);
  expect(limits([loan('12'), loan('20')], { region: 'US-NY' }, 'USD')).toEqual([
    expect.stringMatching(/^Offer B .* to a person, .* \(16% a year\)\.$/),
  ]);
});

it('says of the limit in Texas that it changes, unless an offer is above its highest', () => {
  const place = { region: 'US-TX' };
  expect(limits([loan('12'), loan('20')], place, 'USD')).toEqual([
    expect.stringMatching(/^Offer B .* may be above the limit of your state: it is 18% to 28% a year/),
  ]);
  expect(verdict([loan('20'), loan('25')], place, 'USD')).toBeUndefined();
  expect(verdict([loan('30'), loan('35')], place, 'USD')).toMatch(/above the legal limit \(28% a year\)/);
});

it.each([
  ['16', '24', { region: 'US-NY', sole: 'yes' }, 'USD'],
  ['25', '7', { region: 'US-NY', sole: 'no' }, 'USD'],
  ['35', '36', { region: 'CA-ON', sole: 'yes' }, 'CAD'],
] as const)(
  'says nothing of a loan at a rate of %s for %s months in %j, which is at the limit and not above it',
  (rate, months, place, currency) => {
    const offers = ['11000', '50000', '123456.78'].map((amount) => ({ kind: 'loan', amount, rate, months }));
    expect(limits(offers, place, currency)).toEqual([]);
  },
);

it('asks for the state if an offer may be above its limit', () => {
  expect(limits([advance('1.3'), loan('20')], {}, 'USD')).toEqual([expect.stringMatching(/^Some states limit/)]);
  expect(limits([loan('12'), loan('20')], {}, 'USD')).toEqual([]);
});

it('warns of the cheaper offer if it alone has a confession of judgment', () => {
  const none: Texts = {};
  const warning = (a: Texts, b: Texts) =>
    confessionOf(
      [
        { ...advance('1.30'), ...a },
        { ...advance('1.34'), ...b },
      ].flatMap((offer) => readOffer(offer, 'USD').reading ?? []),
    );
  const yes = { confession: 'yes' };
  for (const other of [none, { confession: 'no' }, { confession: 'silent' }])
    expect(warning(yes, other)).toEqual([expect.stringMatching(/^But Offer A has a confession of judgment:/)]);
  expect(warning({ ...yes, factor: '1.34' }, {})).toHaveLength(1);
  expect(warning({}, yes)).toEqual([]);
  expect(warning(yes, yes)).toEqual([]);
  expect(warning({}, {})).toEqual([]);
});

it('measures a partnership in New Jersey by the limit that "Check an offer" names', () => {
  const over = (sole: string) => limits([loan('40'), loan('9')], { region: 'US-NJ', sole }, 'USD');
  for (const sole of ['yes', 'partners'])
    expect(over(sole)).toEqual([expect.stringMatching(/limit of your state \(30% a year\)\. Show it to a lawyer/)]);
  expect(over('no')).toEqual([]);
});
