import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { expect, it } from 'vitest';
import { sharedAnswer } from './clause-tables.js';
import { compareOffers } from './compare-offers.js';
import { termRows } from './entered-terms.js';
import { withMeanings } from './explained-clauses.js';
import { clausesOf } from './offer-clauses.js';

const example = Object.fromEntries(new URLSearchParams(words.empty.action.href.split('?')[1]));
const defaults = { 'a-kind': 'advance', 'b-kind': 'loan' };
const compare = (values: Record<string, string>) => compareOffers({ ...defaults, ...values }, 'USD');
const differences = (values: Record<string, string>) => compare(values).clauses?.differing ?? [];
const rowsOf = (values: Record<string, string>) => differences(values).map(({ title, answers }) => [title, ...answers]);
const sharedOf = (values: Record<string, string>) =>
  compare(values).clauses?.alike.map((clause) => [clause.title, sharedAnswer(clause)]);
const figuresOf = (values: Record<string, string>) =>
  Object.fromEntries((compare(values).result?.others ?? []).map(({ name, raw }) => [name, raw]));

it('has the annual rate, the total cost and the weekly payment of both offers', () => {
  // By hand: A pays back 65,000 over 180 days, 361.11 a day; PMT(14%/12,24,-50000) is 2,400.64 a month, x 12 / 365 x 7 is 552.48.
  expect(figuresOf(example)).toMatchObject({
    'a-annual-rate': expect.closeTo(115.47, 2),
    'a-cost': 15_500,
    'a-weekly-payment': expect.closeTo(2527.78, 2),
    'b-cost': expect.closeTo(8615.46, 1),
    'b-weekly-payment': expect.closeTo(552.48, 2),
  });
  expect(compare(example).result?.headline.label).toBe('Offer B has the lower annual rate');
  expect(compare(example).result?.sentence).toMatch(
    /^The annual rate of Offer B is lower\. For each dollar received, Offer A costs 31\.31 cents and Offer B 17\.58\./,
  );
});

it('compares the totals only if both offers pay out the same amount', () => {
  // A pays out 49,500 as it is, and B 50,000 less a fee of 500.
  expect(compare({ ...example, 'b-fees': '500' }).result?.sentence).toMatch(
    /^Offer B costs less: its annual rate is lower, and you pay \$7,384.* less in total\.\nOffer A's cost buys the money for about 6 months, Offer B's for about 24\.$/,
  );
});

it('says if the lower rate costs more in total, and if the offers are the same', () => {
  const longer = { 'b-amount': '50000', 'b-rate': '14', 'b-months': '120' };
  expect(compare({ ...example, ...longer }).result?.sentence).toMatch(/is lower, but you pay \$.* more in total/);
  const same = Object.fromEntries(
    ['kind', 'amount', 'factor', 'days'].flatMap((name) =>
      ['a', 'b'].map((side) => [
        `${side}-${name}`,
        { kind: 'advance', ...{ amount: '1000', factor: '1.2', days: '90' } }[name] ?? '',
      ]),
    ),
  );
  expect(compare(same).result?.sentence).toBe(words.sentences.same);
});

it('does not say that an offer costs less if both cost the same over different times', () => {
  const advance = { kind: 'advance', amount: '1000', factor: '1.2' };
  const sides = { a: { ...advance, days: '90' }, b: { ...advance, days: '180' } };
  const values = Object.fromEntries(
    Object.entries(sides).flatMap(([side, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${side}-${name}`, value]),
    ),
  );
  expect(compare(values).result?.sentence).toMatch(
    /^Both cost \$200 in total\. The annual rate of Offer B is lower, because you have the money longer\.\nOffer A's cost buys the money for about 3 months, Offer B's for about 6\.$/,
  );
});

it('says what paying the longer offer off early costs, and that it saves nothing if its contract says so', () => {
  const loans = {
    ...{ 'a-kind': 'loan', 'a-amount': '60000', 'a-rate': '12', 'a-months': '12' },
    ...{ 'b-kind': 'loan', 'b-amount': '60000', 'b-rate': '10', 'b-months': '60' },
  };
  const sentence = (early: string) => compare({ ...loans, 'b-early': early }).result?.sentence;
  for (const early of ['', 'yes', 'silent'])
    expect(sentence(early)).toContain('Paid off after 12 months, Offer B would cost about $5,562');
  expect(sentence('no')).toContain('paying Offer B off early saves nothing: it costs $16,489.36 in any case.');
  expect(sentence('no')).not.toContain('$5,562');
});

it('lists the clauses whose answers differ', () => {
  expect(rowsOf(example)).toEqual([['Bank debits (debit rights)', 'Yes', 'No']]);
  expect(rowsOf({ ...example, 'a-lien': 'silent' })).toContainEqual([
    'Claim on all assets (blanket lien)',
    'It does not say',
    words.clauses.unanswered,
  ]);
  expect(compare(example).clauses?.text).toMatch(/^That is the price only\./);
  expect(sharedOf(example)).toEqual([['Personal guarantee', 'Yes']]);
  expect(compare(example).clauses?.text).toContain('Still to check in both');
  const alike = compare({ ...example, 'b-debit': 'yes' }).clauses;
  expect(alike?.differing).toEqual([]);
  expect(alike?.text).toMatch(
    /^Your answers .+ are the same for both offers\. .+ Still to check in both: Judgment in advance.+ disputes\. Still to check in Offer A: .+\. Still to check in Offer B: .+\.$/,
  );
  expect(sharedOf({ ...example, 'b-debit': 'yes' })).toEqual([
    ['Personal guarantee', 'Yes'],
    ['Bank debits (debit rights)', 'Yes'],
  ]);
  const all = clausesOf('advance').map(({ id }) => id);
  const advances = { ...example, 'b-kind': 'advance', 'b-factor': '1.2', 'b-days': '180' };
  const answered = Object.fromEntries(['a', 'b'].flatMap((side) => all.map((id) => [`${side}-${id}`, 'no'])));
  expect(compare({ ...advances, ...answered }).clauses?.text).toBe(words.clauses.same);
  expect(sharedOf({ ...advances, ...answered })).toEqual(clausesOf('advance').map(({ title }) => [title, 'No']));
  const unanswered = Object.fromEntries(
    Object.entries(example).filter(([name]) => !/-(?:guarantee|debit)$/.test(name)),
  );
  expect(compare(unanswered).clauses?.text).toMatch(/^You have not checked the clauses yet\./);
});

it('names the offer of a clause that only one of them has, among those not checked', () => {
  const { text = '' } = compare(example).clauses ?? {};
  expect(text).toMatch(/both: [^.]*Default; /);
  expect(text).toContain('Still to check in Offer A: Payments that follow sales (reconciliation)');
  expect(text).toMatch(/Still to check in Offer B: .*Floating rate/);
});

it('says for how many months each cost buys the money, where they differ', () => {
  expect(compare(example).result?.sentence).toContain(
    "Offer A's cost buys the money for about 6 months, Offer B's for about 24.",
  );
  const same = { ...example, 'b-kind': 'advance', 'b-factor': '1.2', 'b-days': '180' };
  expect(compare(same).result?.sentence).not.toContain('buys the money');
});

it('says what the answers that differ mean, in the words of "Check an offer"', () => {
  const { debit, lien } = clauseMeanings.meanings;
  const meant = differences({ ...example, 'a-lien': 'silent' }).map((clause) => withMeanings(clause).answers);
  expect(meant).toEqual([
    [`It does not say. ${lien?.silent.means}`, words.clauses.unanswered],
    [
      `Yes. ${debit?.yes.means}`,
      'No. You send each payment yourself, so you decide what is paid first. Paying late is still a breach.',
    ],
  ]);
});

it('says what an answer means that both offers share, the safe ones too, and of both if it depends on the type', () => {
  const shared = (id: string, reply: string, more = {}) => {
    const values = { ...example, ...more, [`a-${id}`]: reply, [`b-${id}`]: reply };
    const found = compare(values).clauses?.alike.find((clause) => clause.id === id);
    return found && sharedAnswer(withMeanings(found));
  };
  for (const { id } of clausesOf('advance'))
    for (const reply of ['yes', 'no'] as const) {
      const answer = reply === 'yes' ? 'Yes' : 'No';
      // For an advance and a loan.
      if (clausesOf('loan').some((clause) => clause.id === id))
        expect(shared(id, reply), id).toMatch(new RegExp(`^${answer}\\. [A-Z].+\\.(?: \\(Offer B\\))?$`));
    }
  expect(shared('early', 'silent')).toMatch(
    /^It does not say\. Expect to owe the full fee.*\(Offer A\) It does not say\. The lender may refuse.*\(Offer B\)$/,
  );
});

it('says which clauses an offer of its type does not have', () => {
  const factored = { 'b-kind': 'factoring', 'b-invoice': '20000', 'b-advance': '85', 'b-fee': '3', 'b-days': '45' };
  const rows = rowsOf({ ...example, ...factored, 'a-early': 'no', 'b-recourse': 'yes' });
  expect(rows).toContainEqual(['Early payoff', 'No', 'Does not apply']);
  expect(rows).toContainEqual(['Buying back unpaid invoices (recourse)', 'Does not apply', 'Yes']);
});

it('says after how many days each offer is paid', () => {
  const { result } = compare(example);
  expect(result?.others.filter(({ name }) => name.endsWith('-days'))).toMatchObject([
    { raw: 180, value: 'After 180 days', note: 'About 6 months' },
    { raw: 730, value: 'After 730 days', note: 'About 24 months' },
  ]);
  // By hand: 361.11 a day x 365 / 12; the loan is paid by the month.
  expect(result?.others.filter(({ name }) => name.endsWith('-weekly-payment'))).toMatchObject([
    { note: 'About $10,984 a month' },
    { note: 'About $2,401 a month' },
  ]);
  const short = compare({ ...example, 'a-days': '60' }).result;
  for (const name of ['a-days', 'a-weekly-payment'])
    expect(short?.others.find((figure) => figure.name === name)).not.toHaveProperty('note');
});

it('lists the terms that were entered, by name, for the printed page', () => {
  const { terms } = compare({ ...example, 'a-factor': '1.30', 'a-draw-fee': '2' });
  expect(terms).toContainEqual(['Type of contract', 'Cash advance', 'Loan']);
  expect(terms).toContainEqual(['Amount advanced', '$50,000', 'Does not apply']);
  expect(terms).toContainEqual(['Fees', '$500', '$1,000']);
  expect(terms).toContainEqual(['Interest rate', 'Does not apply', '14% a year']);
  expect(terms).toContainEqual(['Draw fee', '2%', 'Not entered']);
  const left = compare({ ...example, 'a-fees': '' }).terms;
  expect(left).toContainEqual(['Fees', 'Not entered', '$1,000']);
  // As the language writes numbers, however it was typed.
  expect(terms).toContainEqual(['Factor rate', '1.3 × amount', 'Does not apply']);
  expect(terms?.map(([label]) => label)).not.toContain('Annual fee');
});

it('has the unit of a term that was entered in the singular after one', () => {
  const { terms } = compare({
    'b-kind': 'loan',
    'b-amount': '50000',
    'b-rate': '14',
    'b-months': '1',
    'a-amount': '50000',
    'a-factor': '1.3',
    'a-days': '1',
  });
  expect(terms).toContainEqual(['Days to repay', '1 day', 'Does not apply']);
  expect(terms).toContainEqual(['Months to repay', 'Does not apply', '1 month']);
});

it('has a row for each term, also where two of them have one name', () => {
  expect(termRows([{ 'fees Charge': '$500' }, { 'fee Charge': '3% per 30 days' }])).toEqual([
    ['Charge', '$500', 'Does not apply'],
    ['Charge', 'Does not apply', '3% per 30 days'],
  ]);
});

it('has a word instead of a weekly payment where everything is paid at the end', () => {
  const line = { 'b-kind': 'line', 'b-limit': '50000', 'b-draw': '50000', 'b-days': '180' };
  const { result } = compare({ ...example, ...line });
  expect(result?.others.find(({ name }) => name === 'b-weekly-payment')).toMatchObject({
    raw: 'none',
    value: 'Paid at the end',
  });
});

it('has the messages of each offer, and no result until both are complete', () => {
  const { a, b, result } = compare({ ...example, 'b-rate': 'much' });
  expect(a.errors).toEqual({});
  expect(b.errors).toEqual({ rate: 'Please enter a number' });
  expect(result).toBeUndefined();
});

it.each([
  // 50,000 at 1.3 over 120 days costs 15,000; a loan at 20% over 36 months 16,894.60 by hand.
  [
    { 'a-days': '120', 'b-rate': '20', 'b-months': '36' },
    'because you keep the money for about 36 months instead of 4.',
  ],
  [{ 'b-amount': '500000', 'b-months': '6' }, 'because you receive $449,500 more.'],
  [
    { 'b-amount': '500000', 'b-months': '24' },
    'because you receive $449,500 more and keep it for about 24 months instead of 6.',
  ],
])('says with %j why the offer with the lower rate costs more', (values, why) => {
  const { sentence = '' } = compare({ ...example, ...values }).result ?? {};
  expect(sentence).toContain(why);
});

it('says what a longer loan costs if it is paid off when the other offer ends', () => {
  const values = { ...example, 'a-fees': '', 'b-rate': '24', 'b-months': '36', 'b-fees': '1500' };
  // By hand: PMT(2%,36,-50000) is 1,961.64; after 6 months 43,933.86 is owed, so the interest is 5,703.70.
  expect(compare(values).result?.sentence).toContain(
    'Paid off after 6 months, Offer B would cost about $7,204, if the contract charges nothing for that. Ask.',
  );
  expect(compare(example).result?.sentence).not.toContain('Paid off');
  const advance = { ...values, 'b-kind': 'advance', 'b-factor': '1.35', 'b-days': '400' };
  expect(compare(advance).result?.sentence).not.toContain('Paid off');
});
