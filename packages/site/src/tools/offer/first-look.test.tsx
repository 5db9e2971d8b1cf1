// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { checkOffer } from './check-offer.js';
import { FirstLook, firstSentences, priceSentences, requestId, worstAnswers } from './first-look.js';

afterEach(cleanup);

function checked(values: Record<string, string>) {
  const { offer } = checkOffer(values);
  if (!offer) throw new Error('not checked');
  return offer;
}

const priceSentence = (offer: ReturnType<typeof checked>) => priceSentences(offer).join(' ');

const advance = { kind: 'advance', amount: '60000', factor: '1.38', days: '180', fees: '1800', region: 'US-OH' };
const loan = { kind: 'loan', amount: '60000', months: '36', region: 'US-OH' };

it.each([
  // By hand: 151.84% is 11.7 times 13%, the highest floating rate of an SBA loan of this amount.
  [
    advance,
    'costs about 12 times as much a year as the highest floating rate of an SBA loan of this size (13% before fees, on September 29, 2026).',
  ],
  [
    { ...loan, rate: '16' },
    'costs more a year than the highest floating rate of an SBA loan of this size (13% before fees, on September 29, 2026).',
  ],
  [{ ...loan, rate: '9' }, 'not above that: look at the clauses next.'],
  [
    { ...loan, rate: '25', region: 'CA-ON', sole: 'no' },
    'about 3.4 times as much a year as the highest floating rate of a CSBFP',
  ],
])('says of %j how its price compares with a public program', (values, sentence) =>
  expect(priceSentence(checked(values))).toContain(sentence),
);

it('says of a price above a legal limit that it is, and compares none larger than a loan of the program', () => {
  expect(priceSentence(checked({ ...advance, region: 'CA-ON', sole: 'no' }))).toBe(
    "If this counts as credit, it is above Canada's legal limit: 48% a year. Show it to a lawyer before you sign. The details are below.",
  );
  expect(priceSentence(checked({ ...loan, region: 'US-NY', rate: '30' }))).toContain(
    'above the 25% a year that the law of New York',
  );
  // Whether it is above the limit of Texas depends on the week.
  expect(priceSentence(checked({ ...loan, region: 'US-TX', rate: '20' }))).toContain('SBA loan of this size');
  expect(priceSentence(checked({ ...loan, region: 'US-CT', rate: '30' }))).toContain('SBA loan of this size');
  expect(priceSentence(checked({ ...loan, amount: '6000000', rate: '30' }))).toBe('');
});

it('names the answers that can cost the most, each with a link to its clause', () => {
  const offer = checked({
    ...advance,
    confession: 'yes',
    guarantee: 'yes',
    reconciliation: 'no',
    debit: 'yes',
    default: 'no',
  });
  expect(worstAnswers(offer).map(({ id }) => id)).toEqual(['confession', 'reconciliation', 'guarantee']);
  const page = render(<FirstLook offer={offer} />, { wrapper: MemoryRouter }).container;
  expect(page).toHaveTextContent('Before anything else, look at these answers again:');
  expect(screen.getByRole('link', { name: /Judgment in advance/ })).toHaveAttribute('href', '#clause-confession');
  expect(screen.getByRole('button', { name: /sign today/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /what to ask for in writing/ })).toHaveAttribute('href', `#${requestId}`);
});

it.each([
  [{ ...advance, region: 'US-VA' }, 'Judgment in advance. Virginia forbids a confession of judgment in a cash advance'],
  [{ ...advance, region: 'US-TX' }, 'Judgment in advance. In Texas nobody can confess a judgment'],
  [{ ...loan, rate: '9', region: 'US-VA' }, 'Judgment in advance: where the law allows it, you can lose'],
  [advance, 'Judgment in advance: where the law allows it, you can lose'],
])('says of a confession of judgment in %j whether the law that we have read forbids it', (values, text) =>
  expect(worstAnswers(checked({ ...values, confession: 'yes' }))[0]?.text).toContain(text),
);

it('names debits that the law forbids, recourse, and payments that the contract does not say to fall', () => {
  const ids = (values: Record<string, string>) => worstAnswers(checked(values)).map(({ id }) => id);
  expect(ids({ ...advance, region: 'US-TX', debit: 'yes' })).toEqual(['debit']);
  expect(ids({ ...advance, region: 'US-NY', debit: 'yes' })).toEqual([]);
  expect(ids({ ...advance, reconciliation: 'silent' })).toEqual(['reconciliation']);
  expect(
    ids({ kind: 'factoring', invoice: '20000', advance: '85', fee: '3', days: '45', region: 'US-NY', recourse: 'yes' }),
  ).toEqual(['recourse']);
});

it.each([
  ['13', 'US-OH'],
  ['7.45', 'CA-ON'],
])('says of a loan at the highest rate of a program, %s in %s, that it is not above that', (rate, region) => {
  for (let months = 1; months <= 36; months++)
    expect(priceSentence(checked({ ...loan, months: String(months), rate, region, sole: 'no' }))).toMatch(
      /not above that/,
    );
});

it('names the limit of a state first where it changes and the offer is above it', () => {
  expect(priceSentence(checked({ ...loan, region: 'US-TX', rate: '20' }))).toMatch(
    /^By our calculation this is above 18% a year, the limit in Texas while six-month Treasury bills are below 9%\./,
  );
});

it('says first of an advance, and of a loan in Connecticut, that it is above the limit of a loan', () => {
  const price = (values: Record<string, string>) => priceSentence(checked(values)) ?? '';
  expect(price({ ...advance, region: 'US-NY' })).toMatch(
    /^If a court treats this as a loan, it is above the 25% a year that the law of New York allows\. .* floating rate/,
  );
  const inTexas =
    /^If a court .* above 18% a year, the limit in Texas while six-month .* below 9%\. It is never above 28%\./;
  expect(price({ ...advance, region: 'US-TX' })).toMatch(inTexas);
  expect(price({ ...advance, factor: '1.06', fees: '0', region: 'US-TX' })).toMatch(inTexas);
  const inNewJersey = { ...advance, amount: '30000', factor: '1.1', days: '200', fees: '500', region: 'US-NJ' };
  expect(price({ ...inNewJersey, sole: 'yes' })).toMatch(
    /^If a court treats this as a loan, it is above the 16% a year/,
  );
  expect(price(inNewJersey)).toMatch(/^If a court treats this as a loan to a person, .* above the 16% a year/);
  expect(price({ ...inNewJersey, sole: 'no' })).toMatch(/^This costs/);
  expect(price({ ...loan, region: 'US-CT', amount: '80000', rate: '19' })).toMatch(
    /^By our calculation this is above 17\.52% a year, the limit in Connecticut by the index of 2025\./,
  );
  expect(price({ ...advance, region: 'US-GA' })).toMatch(/^If this contract calls itself a loan, it is above the 60%/);
  expect(price({ ...loan, region: 'US-NY', rate: '20' })).toMatch(/^If a person borrows, .* above the 16% a year/);
  for (const values of [
    { ...advance, region: 'US-OH' },
    { ...advance, factor: '1.05', fees: '0', region: 'US-NY', sole: 'no' },
    { ...loan, region: 'US-CT', amount: '80000', rate: '9' },
  ])
    expect(price(values)).toMatch(/^(?:This costs|Before fees)/);
});

it('says first that the sales or the lowest balance do not carry the payments, and that a sole proprietor owes them', () => {
  const first = (values: Record<string, string>) => firstSentences(checked({ ...advance, ...values }));
  expect(first({ 'monthly-sales': '9000' })[0]).toMatch(
    /^You cannot pay this on your numbers: each month it takes 1\d\d\.\d+% of/,
  );
  expect(first({ 'monthly-sales': '60000', 'lowest-balance': '0' })[0]).toMatch(
    /^Each month it takes 2\d\.\d+% of your usual sales, before rent and wages, and your lowest balance would not have covered/,
  );
  expect(first({ 'lowest-balance': '0' })[0]).toBe('Your lowest balance would not have covered one payment.');
  expect(first({ 'monthly-sales': '60000', 'lowest-balance': '9000' })[0]).toMatch(/^This costs/);
  expect(first({ region: 'CA-ON', sole: 'yes' }).at(-1)).toMatch(/^You sign as a person:/);
  expect(first({ region: 'CA-ON', sole: 'no' }).at(-1)).not.toMatch(/as a person/);
});

it('asks of each contract whether an advance is owed already', () => {
  const questions = (values: Record<string, string>) => {
    cleanup();
    render(<FirstLook offer={checked(values)} />, { wrapper: MemoryRouter });
    return screen.getAllByRole('button').map(({ textContent }) => textContent);
  };
  const factoring = { kind: 'factoring', invoice: '20000', advance: '85', fee: '3', days: '45', region: 'US-TX' };
  for (const values of [advance, { ...loan, rate: '9' }, factoring])
    expect(questions(values)).toEqual([
      expect.stringMatching(/already owe an advance/),
      expect.stringMatching(/sign today/),
    ]);
});

it('names no answer of a contract that was not asked about, or is not bad', () => {
  expect(worstAnswers(checked({ ...loan, rate: '9', guarantee: 'no', reconciliation: 'no' }))).toEqual([]);
});
