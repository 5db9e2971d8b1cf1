import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { offerDetails } from '@boundless/content/entries/tool-offer-details';
import { contractLawsOf } from '@boundless/content/facts/contract-laws';
import { disclosureLaws, disclosureLawsOf } from '@boundless/content/facts/disclosure-laws';
import { isChecked } from '@boundless/content/facts/state-rules';
import { regions } from '@boundless/content/funding/regions';
import { describe, expect, it } from 'vitest';
import { isArranged } from '../arranged.js';
import { type CheckedOffer, checkOffer, dependsOnSigner } from './check-offer.js';
import { clauseAnswers } from './clause-answers.js';
import { compareKinds } from './compare-kinds.js';
import { clauseNames, uncheckedText } from './offer-clauses.js';
import { type OfferKind, offerKinds } from './offer-kinds.js';
import { offerResult } from './offer-result.js';

const contracts = {
  advance: { kind: 'advance', amount: '50000', factor: '1.3', days: '180', fees: '500' },
  loan: { kind: 'loan', amount: '50000', rate: '10', months: '24' },
  line: { kind: 'line', limit: '50000', draw: '20000', rate: '12', days: '60' },
  factoring: { kind: 'factoring', invoice: '20000', advance: '85', fee: '3', days: '45' },
};
const limitedStates = ['US-AR', 'US-CO', 'US-CT', 'US-FL', 'US-GA', 'US-MA', 'US-NJ', 'US-NY', 'US-TX'];
const answersOf = (values: Record<string, string>) => {
  const { offer } = checkOffer(values);
  if (!offer) throw new Error('not checked');
  return clauseAnswers(offer);
};
const advance = (amount: string, sole = 'no') =>
  checkOffer({ ...contracts.advance, amount, fees: '0', region: 'CA-ON', sole }).offer;

describe.each(Object.entries(contracts))('%s', (kind, values) => {
  it.each(Object.keys(regions))('can be checked in %s', (region) => {
    const check = checkOffer({ ...values, region, sole: 'no' });
    expect(check.errors).toEqual({});
    if (!check.offer) throw new Error('not checked');
    const result = offerResult(check);
    const names = [result?.headline, ...(result?.others ?? [])].map((figure) => figure?.name);
    const ownNames = Object.keys(check.offer.calculation.results);
    const hasLimit = region.startsWith('CA-') || (limitedStates.includes(region) && ['loan', 'line'].includes(kind));
    expect(names.sort()).toEqual([...ownNames, ...(hasLimit ? ['limit', 'over-limit'] : [])].sort());
    const rows = compareKinds('us', check.offer);
    // The contract, four kinds and two of them online. The loan runs for two years, factoring does not.
    expect(rows).toHaveLength(kind === 'loan' ? 6 : 7);
    expect(JSON.stringify([result, rows])).not.toMatch(/NaN|Infinity|undefined/);
    expect(disclosureLawsOf(check.offer.contract).length > 0).toBe(
      region.startsWith('CA-') ||
        disclosureLaws.some((law) => law.region === region && law.kinds.includes(kind as never)),
    );
  });
});

it.each([
  ['10000', 'no', 35, 'small'],
  ['10000.01', 'no', 48, 'company'],
  ['500000', 'no', 48, 'company'],
  ['500000.01', 'no', 'none', 'large'],
  ['500000.01', 'yes', 35, 'sole'],
  ['20000', 'yes', 35, 'sole'],
  ['500000.01', 'partners', 35, 'partners'],
])('the limit in Canada on C$%s, with %s for a sole proprietor, is %s', (amount, sole, limit, reason) => {
  expect(advance(amount, sole)?.rateLimit).toMatchObject({ limit, reason });
});

it.each([
  ['', 25, 'newYork', 16],
  ['no', 25, 'newYork', undefined],
  ['yes', 16, 'newYorkPerson', undefined],
])('the limit of a loan in New York that %o signs as a sole proprietor is %d', (sole, limit, reason, person) => {
  const { offer } = checkOffer({ ...contracts.loan, rate: '20', region: 'US-NY', sole });
  expect(offer?.rateLimit).toMatchObject({ limit, reason, isOver: limit === 16 });
  expect(offer?.rateLimit?.person).toBe(person);
});

it('says of an advance above the limit of a loan what decides, where the limit changes or the name of the contract does', () => {
  const sentence = (region: string, factor = '1.38') =>
    offerResult(checkOffer({ ...contracts.advance, amount: '50000', factor, days: '200', region, sole: '' }))?.sentence;
  for (const factor of ['1.06', '1.38'])
    expect(sentence('US-TX', factor)).toMatch(
      /the limit in Texas is 18% a year while .* never above 28%\. .*Courts often look/,
    );
  expect(sentence('US-GA')).toMatch(
    /If this contract calls itself a loan, .* above the 60% .* hardly rely on that limit/,
  );
  expect(sentence('US-GA')).not.toContain('Courts often look');
});

it.each([
  ['30000', '22', 16],
  ['60000', '38', 30],
])(
  'says of a loan of $%s at %d%% in New Jersey that a sole proprietor is above the limit of %d%%',
  (amount, rate, limit) => {
    const check = (sole: string) => checkOffer({ ...contracts.loan, amount, rate, region: 'US-NJ', sole });
    for (const sole of ['yes', 'partners'])
      expect(check(sole).offer?.rateLimit).toMatchObject({ limit, reason: 'newJerseyPerson', isOver: true });
    expect(offerResult(check(''))?.sentence).toContain(`such as a sole proprietor, the limit is ${limit}%, and`);
    expect(offerResult(check(''))?.sentence).not.toContain('void');
    expect(check('no').offer?.rateLimit).toMatchObject({ limit: 50, isOver: false });
  },
);

it('is above the limit "if it counts as credit" only for what a court may not take for credit', () => {
  const sentence = (kind: keyof typeof contracts, more: Record<string, string>) =>
    offerResult(checkOffer({ ...contracts[kind], region: 'CA-ON', sole: 'yes', ...more }))?.sentence;
  expect(sentence('advance', { factor: '1.5' })).toMatch(
    /If this contract counts as credit, the legal limit in Canada/,
  );
  expect(sentence('loan', { rate: '40' })).toMatch(/^The legal limit in Canada is 35% a year, and/);
  expect(sentence('line', { rate: '40' })).toMatch(/^The legal limit in Canada is 35% a year, and/);
  // By hand: 25% and a fee of 600 on 19,400 are 57.2% over 60 days, and (5,000 + 600) / 19,400 = 28.9% over a year.
  expect(sentence('line', { rate: '25', fees: '600' })).toMatch(
    /^That is if you repay in 60 days\. Kept for a year, this draw is within the limit: .* The legal limit in Canada is 35%/,
  );
});

it('names the decision on a rate above the limit that holds in the province', () => {
  const sentence = (region: string) =>
    offerResult(checkOffer({ ...contracts.loan, rate: '40', region, sole: 'yes' }))?.sentence;
  expect(sentence('CA-ON')).toContain('Transport North American Express');
  expect(sentence('CA-QC')).toMatch(/^(?!.*Transport North American).*The debt does not end by itself/);
  const rules = disclosureLawsOf({ region: 'CA-QC', kind: 'loan', amount: 50_000 }).flatMap(
    ({ also }) => also?.rules ?? [],
  );
  expect(rules.join(' ')).toContain('the whole contract if it is an indivisible whole (article 1438)');
});

it('does not say that the payment of a floating rate is the same every month', () => {
  const note = (floating: string) =>
    offerResult(checkOffer({ ...contracts.loan, region: 'US-NY', floating }))?.others.find(
      ({ name }) => name === 'payment',
    )?.note;
  expect(note('yes')).toBe("At today's rate. It may change.");
  for (const reply of ['no', '']) expect(note(reply)).toMatch(/^The same every month/);
});

it('counts the periods of 30 days that factoring charges', () =>
  expect(
    offerResult(checkOffer({ ...contracts.factoring, days: '45', region: 'US-NY' }))?.others.find(
      ({ name }) => name === 'cost',
    )?.note,
  ).toBe('For 45 days. Periods of 30 days charged: 2'));

it.each(['__proto__', 'constructor', 'US-XX'])('reads no limit in the region "%s" of an address', (region) => {
  expect(dependsOnSigner({ region, kind: 'loan' })).toBe(false);
  expect(checkOffer({ ...contracts.loan, region }).errors).toEqual({ region: words.region.missing });
});

describe('the limit in a state', () => {
  const loan = (region: string, amount: string, rate: string, more: Record<string, string> = {}) =>
    checkOffer({ ...contracts.loan, region, amount, rate, ...more });

  it.each([
    ['US-NY', '249999', '16', { limit: 25, isOver: false, reason: 'newYork' }],
    ['US-NY', '249999', '20', { limit: 25, isOver: false, reason: 'newYork', person: 16 }],
    ['US-NY', '249999', '25.1', { limit: 25, isOver: true, reason: 'newYork' }],
    ['US-NY', '250000', '20', { limit: 25, isOver: false, reason: 'newYork' }],
    ['US-NY', '2499999', '25', { limit: 25, isOver: false, reason: 'newYork' }],
    ['US-NY', '2499999', '25.1', { limit: 25, isOver: true, reason: 'newYork' }],
    ['US-NY', '2500000', '60', { limit: 'none', isOver: false, reason: 'newYorkLarge' }],
    ['US-TX', '50000', '28', { limit: 18, isOver: true, reason: 'texas', isBetween: true }],
    ['US-TX', '50000', '28.1', { limit: 18, isOver: true, reason: 'texas' }],
    ['US-TX', '50000', '18.1', { limit: 18, isOver: true, reason: 'texas', isBetween: true }],
    ['US-TX', '50000', '18', { limit: 18, isOver: false, reason: 'texas' }],
    ['US-GA', '50000', '60', { limit: 60, isOver: false, reason: 'georgia' }],
    ['US-GA', '50000', '60.1', { limit: 60, isOver: true, reason: 'georgia' }],
    ['US-FL', '500000', '18.1', { limit: 18, isOver: true, reason: 'florida' }],
    ['US-FL', '500001', '18.1', { limit: 25, isOver: false, reason: 'floridaLarge' }],
    ['US-FL', '500001', '25.1', { limit: 25, isOver: true, reason: 'floridaLarge' }],
    ['US-CT', '250000', '17.5', { limit: 17.52, isOver: false, reason: 'connecticut', year: 2025 }],
    ['US-CT', '10001', '17.6', { limit: 17.52, isOver: true, reason: 'connecticut', year: 2025 }],
    ['US-CT', '10000', '60', {}],
    ['US-CT', '250001', '60', {}],
    ['US-MA', '50000', '20.1', { limit: 20, isOver: true, reason: 'massachusetts' }],
    ['US-AR', '50000', '17', { limit: 17, isOver: false, reason: 'arkansas' }],
    ['US-AR', '50000', '17.1', { limit: 17, isOver: true, reason: 'arkansas' }],
    ['US-CO', '50000', '45.1', { limit: 45, isOver: true, reason: 'colorado' }],
    ['US-NJ', '50000', '50', { limit: 50, isOver: false, reason: 'newJersey', person: 30 }],
    ['US-NJ', '49999', '17', { limit: 50, isOver: false, reason: 'newJersey', person: 16 }],
    ['US-NJ', '50000', '30', { limit: 50, isOver: false, reason: 'newJersey' }],
    ['US-NJ', '50000', '50.1', { limit: 50, isOver: true, reason: 'newJersey' }],
  ])('%s, $%s at %s%%: %j', (region, amount, rate, limit) => {
    const { amount: _, highest, ...found } = loan(region, amount, rate).offer?.rateLimit ?? {};
    expect(found).toEqual(limit);
    expect(highest).toBe(region === 'US-TX' ? 28 : undefined);
  });

  it('counts every charge, and the whole line of credit', () => {
    expect(loan('US-NY', '50000', '24', { fees: '1500' }).offer?.rateLimit?.isOver).toBe(true);
    const line = { ...contracts.line, limit: '600000', draw: '20000', rate: '20', region: 'US-FL' };
    expect(checkOffer(line).offer?.rateLimit).toMatchObject({ limit: 25, isOver: false });
  });

  it('is stated with its result for a loan and a line, but not for an advance or factoring', () => {
    const result = offerResult(loan('US-NY', '50000', '30'));
    expect(result?.others).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Limit in New York', value: '25' }),
        expect.objectContaining({ label: "Above New York's 25%", value: 'Yes' }),
      ]),
    );
    expect(result?.sentence).toContain('Banks and some other lenders follow other rules.');
    expect(offerResult(loan('US-TX', '50000', '20'))?.sentence).toContain(
      'is above 18%, which is the limit in Texas for a loan like this as long as six-month Treasury bills are below 9%. It is never above 28%.',
    );
    expect(offerResult(loan('US-TX', '50000', '20'))?.others).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Limit in Texas', value: '18' }),
        expect.objectContaining({ label: "Above Texas's 18%", value: 'Yes' }),
      ]),
    );
    expect(offerResult(loan('US-NY', '80000', '20'))?.sentence).toMatch(
      /If a person borrows, such as a sole proprietor, the limit is 16%, and 20(?:\.00)?% is above it: show it to a lawyer before you sign\. For a company the limit is 25%\. .* A loan to a person above its limit is void\./,
    );
    const noteOf = (...values: Parameters<typeof loan>) =>
      offerResult(loan(...values))?.others.find(({ name }) => name === 'over-limit')?.note;
    expect(noteOf('US-NY', '80000', '20')).toBe(
      'For a company. If a person borrows, such as a sole proprietor, the limit is 16%',
    );
    expect(noteOf('US-TX', '50000', '20')).toBe('Unless the limit of the week of your contract is higher');
    for (const rate of ['17', '28.1']) expect(noteOf('US-TX', '50000', rate)).toBeUndefined();
    for (const rate of ['16', '25.1']) expect(noteOf('US-NY', '80000', rate)).toBeUndefined();
    expect(offerResult(loan('US-CT', '80000', '30'))?.others).toContainEqual(
      expect.objectContaining({ label: 'Limit in Connecticut by the index of 2025, not a later one' }),
    );
    expect(noteOf('US-CT', '80000', '30')).toMatch(/^Allowed only to an exempt lender\. Some fees do not count/);
    expect(noteOf('US-CT', '80000', '17')).toBe('By the index of 2025. That of the year of your contract may differ');
    expect(offerResult(loan('US-CT', '80000', '30'))?.sentence).toContain('the limit by the deposit index of 2025');
    expect(offerResult(loan('US-NY', '2500000', '30'))?.sentence).toContain('New York sets no limit');
    expect(result?.sentence).toMatch(
      /^By our calculation.* Such a loan is criminal usury in New York\. It is void, even if/,
    );
    expect(offerResult(loan('US-NY', '80000', '20', { sole: 'yes' }))?.sentence).toMatch(
      / A loan to a person above its limit is void\./,
    );
    expect(offerResult(loan('US-MA', '80000', '30'))?.sentence).not.toContain('void');
    for (const kind of ['advance', 'factoring'] as const)
      for (const region of limitedStates)
        expect(checkOffer({ ...contracts[kind], region }).offer?.rateLimit).toBeUndefined();
  });

  it('is named of each advance above it, with what a court looks at', () => {
    const sentence = (more: Record<string, string>) =>
      offerResult(checkOffer({ ...contracts.advance, region: 'US-NY', ...more }))?.sentence;
    expect(sentence({ reconciliation: 'no' })).toMatch(
      /If a court treats this contract as a loan, .* 25% a year.* look at whether payments follow sales: by your answers, yours do not\..* lawyer/,
    );
    for (const reconciliation of ['', 'yes'])
      expect(sentence({ reconciliation })).toMatch(
        /If a court treats this contract as a loan, .* 25% a year.* look at whether payments follow sales, and at more than that.* lawyer/,
      );
    expect(sentence({ reconciliation: 'no', region: 'US-OH' })).not.toContain('treats this contract');
    expect(sentence({ reconciliation: 'no', factor: '1.01', fees: '0' })).not.toContain('treats this contract');
  });

  it("says of a loan in California who is exempt from the constitution's limit", () =>
    expect(contractLawsOf('price', { region: 'US-CA', kind: 'loan' })[0]?.text).toMatch(
      /the higher of 10% a year and 5 points .* \$300,000 or more are exempt/,
    ));

  it.each([
    ['US-AR', /17% a year/],
    ['US-CO', /45% a year/],
    ['US-CT', /12% a year .* deposit index plus 17 points/s],
    ['US-FL', /double the interest/],
    ['US-NJ', /50% a year .* 30% .*Below \$50,000 .* 16% a year .*31:1-6/s],
    ['US-ND', /does not apply to a loan to a corporation, an LLC.* above \$35,000.* at least 7% a year/],
    ['US-TX', /three times the excess/],
    [
      'US-VA',
      /A person who borrows \$5,000 or more .* probably cannot either: .* \(6\.2-317, .*\(6\.1-330\.75\)\. .* borrows less may be/,
    ],
  ])('has the law of %s on the price: %s', (region, text) =>
    expect(contractLawsOf('price', { region, kind: 'loan' })[0]?.text).toMatch(text),
  );

  it.each(limitedStates)(
    'comes with the law of %s, which says what it means for a purchase of receivables',
    (region) => {
      const law = contractLawsOf('price', { region, kind: 'advance' })[0]?.text;
      // In Georgia the name of the contract decides.
      if (region === 'US-GA') expect(law).toMatch(/purchase of receivables, that is conclusive/);
      else expect(law).toContain('true purchase of receivables');
      if (region !== 'US-GA')
        expect(contractLawsOf('price', { region, kind: 'loan' })[0]?.text).not.toContain('purchase of receivables');
    },
  );
});

describe('charges', () => {
  const line = { kind: 'line', limit: '20000', draw: '20000', rate: '36', days: '60', region: 'CA-ON', sole: 'no' };
  const rateOf = (values: Record<string, string>) => checkOffer(values).offer?.calculation.results['annual-rate'];

  it('are counted in the rate and against the limit in Canada: a draw fee of 3% turns 36% into 55.9%', () => {
    expect(rateOf(line)).toBeCloseTo(36, 9);
    // By hand: (20,000 x 36 % x 60/365 + 600) / 19,400 x 365/60.
    expect(rateOf({ ...line, 'draw-fee': '3' })).toBeCloseTo(55.93, 2);
    const limits = ['', '3'].map((fee) => checkOffer({ ...line, 'draw-fee': fee }).offer?.rateLimit?.isOver);
    expect(limits).toEqual([false, true]);
  });

  it('are counted for each year begun and each transaction', () => {
    const charges = { 'annual-fee': '300', 'transaction-fee': '25', transactions: '12' };
    expect(rateOf({ ...line, ...charges })).toBeCloseTo(rateOf({ ...line, 'draw-fee': '3' }) ?? 0, 9);
    expect(rateOf({ ...line, days: '366', 'annual-fee': '300' })).toBeCloseTo(
      rateOf({ ...line, days: '366', fees: '600' }) ?? 0,
      9,
    );
    expect(rateOf({ ...line, 'transaction-fee': '600' })).toBeCloseTo(rateOf({ ...line, fees: '600' }) ?? 0, 9);
  });

  it('include a fee that is added to a loan', () => {
    const { offer } = checkOffer({ ...contracts.loan, region: 'US-NY', 'financed-fee': '1000' });
    // By hand: PMT(10%/12,24,-51000) is 2,353.39, and 24 times that less the 50,000 that are received is 6,481.39.
    expect(offer?.terms).toMatchObject({ received: 50_000, cost: expect.closeTo(6481.39, 2) });
    expect(offer?.calculation.results['annual-rate']).toBeGreaterThan(10);
  });

  it.each(Object.entries(contracts))('raise the rate of every kind: %s', (_, values) => {
    const terms = { ...values, region: 'CA-QC', sole: 'partners' };
    const charges = { fees: '900', 'draw-fee': '1', 'annual-fee': '50', 'transaction-fee': '5' };
    for (const [name, value] of Object.entries(charges))
      expect(rateOf({ ...terms, [name]: value })).toBeGreaterThan(rateOf(terms) ?? 0);
  });

  it('that are wrong, or use up the money, have a message and no result', () => {
    expect(checkOffer({ ...line, 'draw-fee': 'much' }).errors).toEqual({ 'draw-fee': 'Please enter a number' });
    const tooMuch = 'Fees must be less than the draw';
    expect(checkOffer({ ...line, fees: '20000' }).errors).toEqual({ fees: tooMuch });
    expect(checkOffer({ ...line, 'annual-fee': '20000' }).errors).toEqual({ 'annual-fee': tooMuch });
    const several = { fees: '1', 'draw-fee': '50', 'transaction-fee': '5000', transactions: '2' };
    expect(checkOffer({ ...line, ...several }).errors).toEqual({
      fees: tooMuch,
      'draw-fee': tooMuch,
      'transaction-fee': tooMuch,
    });
  });
});

it.each(Object.keys(regions).filter((region) => region.startsWith('CA-')))(
  'asks for the yearly rate in %s',
  (region) => {
    for (const values of Object.values(contracts)) {
      const { offer } = checkOffer({ ...values, region, sole: 'no' });
      if (!offer) throw new Error('not checked');
      const law = disclosureLawsOf(offer.contract).find(({ state }) => state === 'Canada');
      expect(law?.duties.map(({ id }) => id)).toEqual(['yearly-rate']);
      expect(law?.rules?.join(' ')).toContain('at most 5% interest');
    }
  },
);

describe('clauses', () => {
  const signed = { ...contracts.advance, region: 'US-NY' };

  it.each([
    ['advance', ['reconciliation', 'early']],
    ['loan', ['floating', 'early']],
    ['line', ['floating', 'early']],
    ['factoring', ['recourse', 'minimum']],
  ] as const)('are twelve questions about %s, and each answer has a meaning and something to ask for', (kind, own) => {
    const shared = 'confession guarantee lien attorney debit bank-login default other-funding renewal law';
    const names = [...shared.split(' '), ...own];
    for (const reply of ['yes', 'no', 'silent'] as const) {
      const answers = Object.fromEntries(clauseNames.map((name) => [name, reply]));
      const found = answersOf({ ...contracts[kind], region: 'US-NY', ...answers });
      expect(found.map(({ id }) => id).sort()).toEqual(names.sort());
      for (const { answer, ask } of found) {
        expect(answer).toBe(words.clauses.answers[reply]);
        // It continues a sentence, in the list and in the request.
        expect(ask).toMatch(/^[a-z].*[^.]$/);
      }
    }
  });

  it('may stay unanswered, and have a message if the answer is not a choice', () => {
    expect(answersOf(signed)).toEqual([]);
    expect(answersOf({ ...signed, lien: 'yes' })).toHaveLength(1);
    expect(checkOffer({ ...signed, lien: 'maybe' })).toMatchObject({ errors: { lien: words.clauses.missing } });
    expect(checkOffer({ ...signed, lien: 'maybe' }).offer).toBeUndefined();
  });
});

describe('the law on a clause', () => {
  const meaning = (clause: string, region: string, reply: 'yes' | 'no' | 'silent', kind: OfferKind = 'advance') =>
    clauseAnswers({ clauses: { [clause]: reply }, contract: { region, kind, amount: 50_000 } })[0]?.means;

  it.each([
    ['confession', 'US-CA', 'January 1, 2023'],
    ['confession', 'US-FL', 'Florida law makes such a clause void'],
    ['confession', 'US-MA', 'sets the judgment aside'],
    ['confession', 'US-NY', 'only in a county where you live'],
    ['guarantee', 'US-CA', 'a business debt of up to $500,000'],
    ['confession', 'US-OH', 'directly above or below the signature'],
    ['debit', 'US-TX', 'whether that is your bank account'],
    ['law', 'US-CA', 'do not enforce a waiver of a jury'],
    ['law', 'US-VA', 'has to sue you in Virginia'],
    ['law', 'US-VA', 'the funder pays the arbitrator'],
    ['confession', 'US-PA', 'on a business contract'],
    ['law', 'US-NC', 'does not enforce a waiver of a jury'],
    ['guarantee', 'CA-AB', 'appears before a lawyer'],
    ['guarantee', 'CA-QC', 'after three years'],
    ['debit', 'CA-ON', '10 business days to claim back'],
    ['debit', 'US-OH', 'a debit of a business account'],
    ['debit', 'US-OH', '2 banking days to return it'],
    ['debit', 'US-OH', 'you have 60 days from the statement'],
  ])('%s: comes with the law of %s, unless there is none in the contract', (clause, region, words) => {
    expect(meaning(clause, region, 'yes')).toContain(words);
    expect(meaning(clause, region, 'silent')).toContain(words);
    expect(meaning(clause, region, 'no')).not.toContain(words);
  });

  it.each([
    ['debit', 'US-TX', 'In Texas the funder'],
    ['confession', 'US-TX', 'In Texas nobody'],
    ['confession', 'US-VA', 'Virginia forbids'],
    ['confession', 'CA-QC', 'In Quebec you can'],
  ])('%s: says first that the law of %s forbids it', (clause, region, words) => {
    expect(meaning(clause, region, 'yes')).toMatch(new RegExp(`^${words}`));
  });

  it('has words of its own for factoring and lines, whose payments come from customers or never end', () => {
    const answer = (clause: string, reply: 'yes' | 'no' | 'silent', kind: OfferKind) =>
      clauseAnswers({ clauses: { [clause]: reply }, contract: { region: 'US-OH', kind, amount: 50_000 } })[0];
    expect(answer('debit', 'no', 'factoring')).toMatchObject({
      means: expect.stringContaining('Your customers pay the factor'),
      ask: 'what you may take from our reserve, and when',
    });
    expect(answer('default', 'no', 'factoring')?.means).toContain('only a payment that you miss');
    expect(answer('renewal', 'yes', 'line')?.ask).toContain('what leaving early costs');
    expect(answer('renewal', 'yes', 'advance')?.ask).toContain('a fee on new money only');
    expect(answer('renewal', 'no', 'factoring')?.means).toContain('Invoices already sold');
  });

  it('comes after the meaning where it does not forbid the clause', () => {
    expect(meaning('debit', 'US-OH', 'yes')).toMatch(/^The lender takes its payment first/);
    expect(meaning('confession', 'US-PA', 'yes')).toMatch(/^You accept a judgment in advance/);
  });

  it.each([
    ['debit', 'US-TX', 'proof of the first-priority security interest'],
    ['confession', 'CA-QC', "a contract without one; Quebec's Code of Civil Procedure"],
    ['confession', 'US-CA', 'Code of Civil Procedure 1132'],
    ['confession', 'US-FL', 'Statutes 55.05'],
    ['confession', 'US-MA', 'chapter 231, section 13A'],
    ['confession', 'US-TX', 'Civil Practice and Remedies Code 30.001'],
    ['confession', 'US-VA', 'a contract without one; Virginia forbids it in such an advance (Code 6.2-2234)'],
    ['law', 'US-VA', 'is held where our principal place of business is, and you pay for it (Code 6.2-2234)'],
  ])('%s: has the business in %s ask with the law on its side', (clause, region, words) => {
    const ask = (place: string) =>
      clauseAnswers({ clauses: { [clause]: 'yes' }, contract: { region: place, kind: 'advance', amount: 50_000 } })[0]
        ?.ask;
    expect(ask(region)).toContain(words);
    expect(ask('US-OH')).not.toContain(words);
  });

  it.each(['US-CT', 'US-LA', 'US-TX', 'US-VA'])(
    'says that the law of %s may not cover an advance whose payments do not follow sales',
    (region) => {
      for (const reply of ['no', 'silent'] as const)
        expect(meaning('reconciliation', region, reply)).toContain('it may not cover this contract');
      expect(meaning('reconciliation', region, 'yes')).not.toContain('may not cover');
    },
  );

  it('has the general meaning where we have read no law, or none on such a contract', () => {
    expect(meaning('confession', 'US-NV', 'yes')).toContain('Courts in New York may enter one only if you lived there');
    expect(meaning('confession', 'US-NY', 'yes')).not.toContain('only if you lived there');
    expect(meaning('debit', 'US-TX', 'yes', 'loan')).not.toContain('Texas');
  });

  it('says whose signature a lender may not ask for, and who can pay a loan early, only where it applies', () => {
    expect(meaning('guarantee', 'US-OH', 'yes', 'loan')).toContain("a spouse's signature");
    expect(meaning('guarantee', 'US-OH', 'yes')).not.toContain('spouse');
    expect(meaning('early', 'CA-QC', 'silent', 'loan')).toContain('In Quebec');
    expect(meaning('early', 'CA-QC', 'yes', 'loan')).not.toContain('In Quebec');
    for (const kind of ['advance', 'line'] as const)
      expect(meaning('early', 'CA-QC', 'silent', kind)).not.toContain('In Quebec');
    expect(meaning('early', 'CA-ON', 'silent', 'loan')).not.toContain('Quebec');
  });

  it('differs by country and by the type of contract', () => {
    expect(meaning('confession', 'US-VA', 'yes')).toContain(
      'Virginia forbids a confession of judgment in a cash advance',
    );
    expect(meaning('confession', 'US-VT', 'yes', 'loan')).toContain(
      'a licensed lender may not take a confession of judgment',
    );
    expect(meaning('confession', 'US-VT', 'yes')).not.toContain(
      'a licensed lender may not take a confession of judgment',
    );
    const loanInVirginia = meaning('confession', 'US-VA', 'yes', 'loan');
    expect(loanInVirginia).toContain('only with a notice that begins "IMPORTANT NOTICE: THIS INSTRUMENT CONTAINS');
    expect(loanInVirginia).toContain('you have 21 days after the notice of it to ask the court to set it aside');
    expect(meaning('law', 'US-OH', 'yes')).toMatch(/name New York\.$/);
    expect(meaning('law', 'CA-ON', 'yes')).toMatch(/another province, or a US state\.$/);
    expect(meaning('confession', 'CA-ON', 'yes')).toContain('whether a court of your province would accept it');
    expect(meaning('early', 'US-OH', 'silent')).toContain('the full fee');
    expect(meaning('early', 'US-OH', 'silent', 'loan')).toContain('may refuse early payment');
  });
});

it('says of a line what it costs if the draw is kept for a year, with each fee once', () => {
  const line = { kind: 'line', limit: '50000', draw: '20000', rate: '36', days: '60', region: 'US-OH' };
  const result = offerResult(checkOffer({ ...line, 'draw-fee': '2', 'annual-fee': '200' }));
  // By hand: 7,200 of interest, 400 for the draw and 200 for the year.
  expect(result?.headline.note).toContain('If you keep the draw for a year, you pay $7,800');
});

describe('the worst month', () => {
  const figuresOf = (values: Record<string, string>) => {
    const result = offerResult(checkOffer({ region: 'US-NY', ...values }));
    return {
      ...Object.fromEntries((result?.others ?? []).map(({ name, raw }) => [name, raw])),
      sentence: result?.sentence ?? '',
    };
  };

  it.each([
    // By hand: 65,000 / 180 is 361.11 a day.
    ['6000', 16, 'would have covered 16 of your payments of $361.11. The rest has to come from new sales.'],
    ['2000', 5, "would have covered 5 of your payments of $361.11, less than a week's."],
    ['0', 0, 'would not have covered one payment of $361.11.'],
    ['65000', 180, 'would cover every payment.'],
  ])('with a lowest balance of %s covers %d payments', (balance, covered, sentence) => {
    const figures = figuresOf({ ...contracts.advance, 'lowest-balance': balance });
    expect(figures).toMatchObject({ 'payments-covered': covered });
    expect(figures).toHaveProperty('weekly-payment', expect.closeTo(2527.78, 2));
    expect(figures.sentence).toContain(sentence);
  });

  it('says of the figures of an advance what debits on business days only change, and calls the weekly payment of a loan an average', () => {
    const noteOf = (values: Record<string, string>, figure = 'weekly-payment') =>
      offerResult(checkOffer({ region: 'US-NY', 'lowest-balance': '5000', ...values }))?.others.find(
        ({ name }) => name === figure,
      )?.note;
    expect(noteOf(contracts.advance)).toMatch(/^Seven daily payments\./);
    expect(noteOf(contracts.advance, 'payments-covered')).toMatch(
      /business days only, each debit is larger and it covers fewer/,
    );
    expect(noteOf(contracts.loan)).toBe('On average, if you pay less often');
    expect(noteOf(contracts.loan, 'payments-covered')).not.toContain('business days');
  });

  it('counts larger debits on business days, and says what share of the sales the payments take', () => {
    const { others = [], sentence } =
      offerResult(
        checkOffer({ ...contracts.advance, region: 'US-NY', 'lowest-balance': '4000', 'monthly-sales': '50000' }),
      ) ?? {};
    const figure = (name: string) => others.find((one) => one.name === name);
    // By hand: 65,000 on 129 business days is 503.88, so 4,000 covers 7 of them, and 11 of 361.11.
    expect(figure('payments-covered')).toMatchObject({ raw: 11, value: '7 to 11' });
    expect(sentence).toContain('each debit would be $503.88, and it would have covered 7.');
    // By hand: 361.11 x 365 / 12 is 10,983.80.
    expect(figure('sales-share')).toMatchObject({ value: '21.97', note: '$10,984 of $50,000 a month' });
  });

  it('is worked out only if the balance is given, and only for contracts with payments', () => {
    expect(figuresOf(contracts.advance)).not.toHaveProperty('weekly-payment');
    // By hand: the payment of 50,000 at 10 % over 24 months is 2,307.25, so 5,000 covers two.
    const loan = figuresOf({ ...contracts.loan, 'lowest-balance': '5000' });
    expect(loan).toMatchObject({ 'payments-covered': 2 });
    expect(figuresOf({ ...contracts.loan, 'lowest-balance': '2000' }).sentence).toContain(
      'not have covered one payment',
    );
    expect(figuresOf({ ...contracts.line, 'lowest-balance': '5000' })).not.toHaveProperty('payments-covered');
    const { errors } = checkOffer({ ...contracts.loan, region: 'US-NY', 'lowest-balance': 'little' });
    expect(errors).toEqual({ 'lowest-balance': 'Please enter a number' });
  });
});

it('counts what is received after fees for the limit', () => {
  const { offer } = checkOffer({ ...contracts.advance, amount: '10100', fees: '200', region: 'CA-BC', sole: 'no' });
  expect(offer?.rateLimit?.limit).toBe(35);
});

it('is above the limit only if the annual rate is', () => {
  expect(advance('50000')?.rateLimit?.isOver).toBe(true);
  expect(advance('600000')?.rateLimit?.isOver).toBe(false);
  const loan = (rate: string) => checkOffer({ ...contracts.loan, rate, region: 'CA-QC', sole: 'yes' }).offer?.rateLimit;
  expect(loan('35')).toMatchObject({ limit: 35, isOver: false });
  expect(loan('35.1')).toMatchObject({ limit: 35, isOver: true });
});

it('applies a disclosure law up to its amount and to its kinds', () => {
  const law = (values: Record<string, string>) => {
    const { offer } = checkOffer({ ...values, sole: '' });
    if (!offer) throw new Error('not checked');
    return disclosureLawsOf(offer.contract)[0]?.region;
  };
  expect(law({ ...contracts.advance, region: 'US-CA' })).toBe('US-CA');
  expect(law({ ...contracts.advance, amount: '500000.01', region: 'US-CA' })).toBeUndefined();
  expect(law({ ...contracts.loan, region: 'US-VA' })).toBeUndefined();
  expect(law({ ...contracts.advance, region: 'US-WY' })).toBeUndefined();
});

it('has the law of Alberta on a loan that is harsh, which protects a guarantor', () => {
  const laws = disclosureLawsOf({ region: 'CA-AB', kind: 'loan', amount: 50_000 });
  expect(laws.flatMap(({ also }) => also?.rules ?? []).join(' ')).toMatch(
    /In Alberta a court .* whoever guarantees the loan, too \(Unconscionable Transactions Act, sections 1 and 2\)/,
  );
  expect(
    laws
      .flatMap(({ sources }) => sources)
      .map(({ title }) => title)
      .join(),
  ).not.toContain('Manitoba');
});

it('says of forbidden fees in California what a small business gets, and which business is small', () => {
  const { rules = [] } = disclosureLawsOf({ region: 'US-CA', kind: 'loan', amount: 50_000 })[0] ?? {};
  expect(rules.join(' ')).toMatch(
    /150% of the cost .* \$500 to \$2,500 and your legal costs .* 100 employees .* \$15 million/,
  );
});

it('asks again who signs only where it asks: a wrong answer has no message elsewhere', () => {
  const errorsIn = (region: string) => Object.keys(checkOffer({ ...contracts.loan, region, sole: 'maybe' }).errors);
  for (const region of ['CA-ON', 'US-NY']) expect(errorsIn(region)).toEqual(['sole']);
  expect(errorsIn('US-TX')).toEqual([]);
});

it('has the messages of missing and impossible parameters, and no result', () => {
  const missing = 'Please enter this field';
  expect(checkOffer({ kind: 'advance' }).errors).toEqual({
    region: words.region.missing,
    amount: missing,
    factor: missing,
    days: missing,
  });
  const wrong = checkOffer({ ...contracts.loan, kind: 'mortgage', region: 'US-XX', sole: 'maybe' });
  expect(wrong.errors).toMatchObject({
    kind: words.kind.missing,
    region: words.region.missing,
    sole: words.sole.missing,
  });
  expect(wrong.offer).toBeUndefined();
  expect(checkOffer({ ...contracts.loan, region: 'CA-ON' }).errors).toEqual({ sole: words.sole.missing });
});

it('compares with the other kinds over the same days, the cheapest first', () => {
  const { offer } = checkOffer({ ...contracts.advance, fees: '0', region: 'US-NY' });
  if (!offer) throw new Error('not checked');
  const rows = compareKinds('us', offer);
  const [own, loan, , , online] = rows;
  expect(own).toMatchObject({ label: offerDetails.comparison.yours, pays: '$15,000' });
  // The bar of the highest rate is whole.
  expect(Math.max(...compareKinds('us', offer).map(({ share }) => share))).toBe(1);
  expect(rows.map(({ label }) => label).slice(1)).toEqual([
    'Loan',
    'Line of credit',
    "Line of credit, one site's range",
    'Loan, online lender',
    'Factoring',
    'Cash advance',
  ]);
  expect(loan).toMatchObject({ label: 'Loan', rate: '7.22% to 13.50%' });
  expect(online).toMatchObject({ label: 'Loan, online lender', rate: '14.00% to 99.00%' });
});

it.each([
  ['50000', '13.50%'],
  ['50001', '13.00%'],
  ['250000', '13.00%'],
  ['350000', '11.50%'],
  ['350001', '10.00%'],
])("compares $%s with the SBA's highest floating rate for that amount, %s", (amount, highest) => {
  const { offer } = checkOffer({ ...contracts.advance, amount, fees: '0', region: 'US-NY' });
  if (!offer) throw new Error('not checked');
  const loan = compareKinds('us', offer)[1];
  expect(loan).toMatchObject({ label: 'Loan', rate: `7.22% to ${highest}` });
  expect(loan?.time).toContain(`to ${Number.parseFloat(highest)}%, the SBA's highest floating rate for this amount`);
});

it('prices a loan of less than two months by the day', () => {
  const { offer } = checkOffer({ ...contracts.factoring, region: 'US-NY' });
  if (!offer) throw new Error('not checked');
  // By hand: 17,000 x 7.22 % (13.5 %) x 45 / 365.
  expect(compareKinds('us', offer)[1]).toMatchObject({ label: 'Loan', pays: '$151.32 to $282.95' });
});

it('knows where the rules for brokers do not let us arrange a contract', () => {
  const isArrangedIn = (region: string, kind: OfferKind) => isArranged(offerKinds[kind].product, region);
  expect(isArrangedIn('US-CA', 'loan')).toBe(false);
  expect(isArrangedIn('US-CA', 'factoring')).toBe(true);
  expect(isArrangedIn('US-VA', 'advance')).toBe(false);
  expect(isArrangedIn('US-OH', 'loan')).toBe(true);
  expect(isArrangedIn('CA-ON', 'loan')).toBe(true);
});

it('knows in which states we have not yet checked the rules for brokers', () => {
  const unchecked = Object.keys(regions).filter((region) => !isChecked(region));
  expect(unchecked).toEqual(expect.arrayContaining(['US-GA', 'US-KS', 'US-LA', 'US-NY', 'US-OH']));
  for (const region of ['CA-QC', 'US-CA', 'US-TX', 'US-VA']) expect(unchecked).not.toContain(region);
});

it.each([
  // By hand: 365 x the daily IRR of 10,000 for 66.67 (83.33) a day over 180 days, of 10,000 for 100 (125) over 120 days, and of
  // 10,000 for 32.88 (41.10) over 365 days.
  [{ ...contracts.advance, amount: '10000', fees: '0', days: '120' }, '$2,000 to $5,000', '113.67% to 264.30%'],
  [{ ...contracts.line, limit: '10000', draw: '10000', days: '60' }, '$2,000 to $5,000', '75.96% to 176.55%'],
  [{ ...contracts.line, limit: '10000', draw: '10000', days: '365' }, '$2,000 to $5,000', '37.55% to 87.25%'],
  [{ ...contracts.loan, amount: '10000', months: '36' }, offerDetails.comparison.advance.noCost, '37.55% to 87.25%'],
])('compares %j with an advance of 180 to 365 days, and an advance with one of as many days', (values, pays, rate) => {
  const { offer } = checkOffer({ ...values, region: 'US-NY' });
  if (!offer) throw new Error('not checked');
  const row = compareKinds('us', offer).find(({ label }) => label === 'Cash advance');
  expect(row).toMatchObject({ pays, rate });
});

it.each([
  ['advance', 'CA-ON', 'If it counts as credit'],
  ['factoring', 'CA-ON', 'If it counts as credit'],
  ['loan', 'CA-ON', undefined],
] as const)(
  'says beside the answer whether a contract of the kind %s in %s may not be credit',
  (kind, region, note) => {
    const check = checkOffer({ ...contracts[kind], region, sole: 'no' });
    const answer = offerResult(check)?.others.find(({ name }) => name === 'over-limit');
    expect(answer?.note).toBe(note);
  },
);

it.each([
  ['CA-ON', { kind: 'advance', amount: '600000', factor: '1.35', days: '200', sole: 'no' }],
  ['US-NY', { ...contracts.loan, amount: '2500000', rate: '30' }],
] as const)('does not answer "No" in %s to whether a price is too high where no limit applies', (region, values) => {
  const figure = offerResult(checkOffer({ ...values, region }))?.others.find(({ name }) => name === 'over-limit');
  expect(figure).toMatchObject({
    raw: 'false',
    value: 'No limit applies',
    note: 'So nobody has to tell you that this is too much',
  });
});

it('prices factoring by the invoice: once beside another factor, again every 30 days for longer', () => {
  const factoringIn = (values: Record<string, string>) => {
    const { offer } = checkOffer(values);
    return compareKinds('us', offer as CheckedOffer).find(({ label }) => label === 'Factoring');
  };
  const long = factoringIn({ kind: 'advance', amount: '50000', factor: '1.3', days: '200', region: 'US-TX' });
  expect(long?.time).toMatch(/you sell new invoices for 200 days$/);
  // By hand: 50,000 / 0.85 = 58,823.53, of which 1% and 5%, 200 / 30 times.
  expect(long?.pays).toBe('$3,921.57 to $19,607.84');
  const short = factoringIn({ kind: 'advance', amount: '50000', factor: '1.3', days: '31', region: 'US-TX' });
  expect(short?.rate).toBe(long?.rate);
  const once = factoringIn({ ...contracts.factoring, invoice: '10000', days: '45', region: 'US-TX' });
  expect(once?.time).toMatch(/of the invoice, once \(The CFO Club\)/);
  expect(once?.rate).toBe('9.54% to 47.71%');
});

it('does not say what a credit line costs that nobody would keep for years', () => {
  const { offer } = checkOffer({ ...contracts.loan, months: '36', region: 'US-TX' });
  const rows = compareKinds('us', offer as CheckedOffer);
  expect(rows.find(({ label }) => label.startsWith('Line of credit, one'))?.pays).toBe(
    'Usually shorter: compare the rate',
  );
});

it('says with which clauses to start until one of them is answered', () => {
  const shown = uncheckedText('loan', {});
  expect(shown).toMatch(
    /^You have checked none of the 12 clauses\. Start with these: Judgment .*guarantee.*all assets.*debits/,
  );
  expect(uncheckedText('loan', { lien: 'no' })).toBeUndefined();
});
