// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { checkOffer } from './check-offer.js';
import { requestId } from './first-look.js';
import { clausesOf } from './offer-clauses.js';
import { OfferDetails } from './offer-details.js';
import { OfferPrices } from './offer-prices.js';

afterEach(cleanup);

const advance = { kind: 'advance', amount: '50000', factor: '1.3', days: '180' };
const loan = { kind: 'loan', amount: '60000', rate: '10', months: '36', fees: '900' };

function show(values: Record<string, string>) {
  const { offer } = checkOffer(values);
  if (!offer) throw new Error('not checked');
  const { container } = render(
    <MemoryRouter>
      <OfferPrices offer={offer} />
      <OfferDetails offer={offer} />
    </MemoryRouter>,
  );
  return container;
}

it.each([
  ['CA-ON', '50000', 'no', 48],
  ['CA-ON', '50000', 'yes', 35],
])(
  'says in %s, of C$%s with %s for a sole proprietor, that a price above %d%% a year is not legal',
  (region, amount, sole, limit) => {
    show({ ...advance, amount, region, sole });
    expect(screen.getByText(new RegExp(`an annual rate above ${limit}% is above the legal limit`))).toBeVisible();
    expect(screen.getByText(/such as the CSBFP's 2%\./)).toBeVisible();
  },
);

it('says nothing of a limit where there is none, or where we have read none', () => {
  const texts = [
    { ...advance, amount: '600000', region: 'CA-ON', sole: 'no' },
    { ...advance, region: 'US-NV' },
    { ...advance, region: 'US-VT' },
  ].map((values) => show(values).textContent);
  for (const text of texts)
    expect(text).not.toMatch(/above the legal limit|limits a loan of this size|limits the rate of a loan|treats it as/);
});

it('says of factoring in Texas that it is a sale by law, with no warning of a limit', () => {
  const page = show({ ...factoring, region: 'US-TX' });
  expect(page).toHaveTextContent('In Texas factoring is a sale of invoices by law');
  expect(page).not.toHaveTextContent(/treats it as a loan|28%/);
  cleanup();
  expect(show({ ...advance, region: 'US-TX' })).toHaveTextContent('that rule leaves out an advance');
});

it('says by how much a state limits a loan, for an advance too', () => {
  show({ ...advance, region: 'US-NY' });
  expect(screen.getByText(/The law of New York limits a loan of this size to 25% a year\./)).toBeVisible();
  expect(screen.getByText(/such as the SBA's upfront fee\./)).toBeVisible();
});

it('says of an advance in a limited state what it costs, that the limit applies to a loan, and that of a person', () => {
  const page = show({ ...advance, region: 'US-NY' });
  expect(page).toHaveTextContent('For a person, such as a sole proprietor, the limit is 16% a year.');
  expect(page).toHaveTextContent(
    /This contract costs 11\d\.\d+% a year\. The limit applies to it only if a court treats/,
  );
  cleanup();
  expect(show({ ...loan, region: 'US-NY' })).not.toHaveTextContent('treats it as a loan');
});

it.each(['US-CA', 'US-CT'])(
  'says beside the prices in %s that the law limits a loan, where it has no single figure',
  (region) => {
    const table = show({ ...loan, region }).querySelector('[data-slot=rate-comparison]');
    expect(table).toHaveTextContent(/limits the rate of a loan\. The limit, its exceptions and what we have not read/);
  },
);

it('states the length of a loan in months and that of an advance in days', () => {
  expect(show({ ...loan, region: 'US-NY' })).toHaveTextContent('What $59,100 for 36 months would cost');
  cleanup();
  expect(show({ ...advance, days: '60', region: 'US-NY' })).toHaveTextContent('What $50,000 for 60 days would cost');
  cleanup();
  expect(show({ ...advance, region: 'US-NY' })).toHaveTextContent(
    'What $50,000 for 180 days (about 6 months) would cost',
  );
});

it('gives each source an anchor of its own', () => {
  const ids = [...show({ ...loan, region: 'US-NY' }).querySelectorAll('[id^=source-]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});

it('lists every source of a price', () => {
  show({ ...loan, region: 'CA-ON', sole: 'no' });
  for (const name of [/posted interest rates/, /Canada Small Business Financing Regulations/])
    expect(screen.getByRole('link', { name })).toBeVisible();
});

it.each(['US-NV', 'US-CA', 'CA-QC'])('asks in %s for the total, every fee and a copy of every document', (region) => {
  const letter = show({ ...advance, region, sole: region === 'CA-QC' ? 'no' : '' }).querySelector(
    '[data-slot=disclosure-request]',
  );
  for (const asked of [
    'the total that we pay back',
    'how long repayment takes',
    'including legal fees',
    'a copy of every',
  ])
    expect(letter?.textContent?.split(asked), asked).toHaveLength(2);
});

const line = { kind: 'line', limit: '50000', draw: '20000', rate: '12', days: '60' };
const factoring = { kind: 'factoring', invoice: '20000', advance: '85', fee: '3', days: '45' };

it.each([
  [advance, ['our sales fall (reconciliation)'], ['rate can change', 'the reserve', 'buy back', 'demand repayment']],
  [loan, ['rate can change'], ['our sales fall', 'the reserve', 'buy back']],
  [line, ['rate can change', 'demand repayment at any time'], ['our sales fall', 'the reserve', 'buy back']],
  [
    factoring,
    ['the reserve', 'buy back an invoice'],
    ['our sales fall', 'rate can change', 'paying early', 'each payment'],
  ],
])(
  'asks in the request about what a contract like %j has, among the first, and not about others',
  (values, own, not) => {
    const request = () => document.querySelector('[data-slot=disclosure-request]')?.textContent ?? '';
    show({ ...values, region: 'US-NV' });
    const lines = request().split('\n- ');
    for (const text of own) {
      const at = lines.findIndex((one) => one.includes(text));
      expect(at, text).toBeGreaterThan(0);
      expect(at, text).toBeLessThan(8);
    }
    for (const text of not) expect(request(), text).not.toContain(text);
    cleanup();
    // A question about a clause asks for it instead.
    show({ ...values, region: 'US-NV', lien: 'yes' });
    for (const text of own.filter((one) => one === 'our sales fall (reconciliation)'))
      expect(request()).not.toContain(text);
  },
);

it('names the clauses that nobody has checked, and asks about them', () => {
  const page = show({ ...advance, region: 'US-NY', confession: 'yes', debit: 'no' });
  expect(page).toHaveTextContent(
    'You have answered 2 of 12 questions about clauses. Still open: Payments that follow sales (reconciliation), Personal',
  );
  expect(page).toHaveTextContent(
    `Payments that follow sales (reconciliation): ${clauseMeanings.meanings.reconciliation?.silent.ask}`,
  );
  cleanup();
  const all = clausesOf('advance').map(({ id }) => id);
  const answered = Object.fromEntries(all.map((id) => [id, 'no']));
  expect(show({ ...advance, ...answered, region: 'US-NY' })).not.toHaveTextContent('Still open');
});

it.each([
  ['US-VA', 'your address, and proof that you and any broker are registered with the Virginia State Corporation'],
  ['US-TX', "your address, and your NMLS number and any broker's"],
  ['US-OH', 'your address, and your license or registration if Ohio asks for one'],
])('asks the funder of an advance in %s for what shows that it may do business there', (region, text) => {
  expect(show({ ...advance, region })).toHaveTextContent(text);
});

it('says of a source without a date when it was read', () => {
  expect(show({ ...advance, region: 'US-VA' })).toHaveTextContent(/Date of the text: none, read on November 30, 2026/);
});

it('asks about the clauses that matter before any question about them is answered, and lists none', () => {
  const page = show({ ...advance, region: 'US-NV' });
  const request = page.querySelector('[data-slot=disclosure-request]')?.textContent ?? '';
  for (const id of ['confession', 'attorney', 'debit', 'default', 'other-funding', 'renewal', 'law'])
    expect(request, id).toContain(clauseMeanings.meanings[id]?.silent.ask);
  expect(request).not.toContain('(reconciliation):');
  expect(page.querySelector('[data-slot=clause-list]')).toBeNull();
});

it('asks first for changes of the answers that can cost the most, once, and for nothing first if there is none', () => {
  const values = { ...advance, region: 'US-NY', confession: 'yes', reconciliation: 'silent', renewal: 'yes' };
  const letterOf = (page: HTMLElement) => page.querySelector('[data-slot=disclosure-request]')?.textContent ?? '';
  expect(show(values).querySelector(`#${requestId} [data-slot=disclosure-request]`)).not.toBeNull();
  cleanup();
  const [opening = '', first = '', next = '', rest = ''] = letterOf(show(values)).split('\n\n');
  expect(opening).toMatch(/These points decide whether we sign\./);
  expect(first.split('\n')).toEqual([
    '- Price: by our calculation this costs 110.99% a year. If it is a loan, the limit in New York for us is 25%. Please lower it, or tell us why it is not a loan',
    `- Judgment in advance (confession of judgment): ${clauseMeanings.meanings.confession?.yes.ask}`,
  ]);
  expect(next).toMatch(/^Please also send us/);
  // The contract does not say it yet, so there is nothing to change.
  for (const title of ['Payments that follow sales (reconciliation):', 'Renewal:']) expect(rest).toContain(title);
  expect(rest).not.toContain('Judgment in advance');
  cleanup();
  expect(letterOf(show({ ...advance, region: 'US-OH', renewal: 'yes' }))).not.toContain('decide whether we sign');
  cleanup();
  for (const [values, price] of [
    [{ ...loan, rate: '34', region: 'US-NJ', sole: 'yes' }, /a year, and the limit in New Jersey for us is 30%\./],
    [{ ...loan, rate: '34', region: 'US-TX' }, /limit in Texas for us is 18% a year while six-month .* below 9%\./],
    [{ ...loan, rate: '20', region: 'US-TX' }, /limit in Texas for us is 18% a year while/],
    [{ ...loan, rate: '34', region: 'US-CT' }, /limit in Connecticut for us is 17\.52% by the index of 2025, or/],
    [{ ...advance, region: 'CA-NB', sole: 'no' }, /If it is credit, the limit is 48% \(Criminal Code, section 347\)\./],
  ] as const) {
    expect(letterOf(show(values))).toMatch(price);
    cleanup();
  }
  expect(letterOf(show({ ...loan, region: 'US-NY' }))).not.toContain('Price:');
});

it('has no rule of Virginia on advances that follow sales where it does not cover the contract', () => {
  const virginia = { ...advance, region: 'US-VA', confession: 'yes', law: 'yes' };
  const letterOf = (values: Record<string, string>) => {
    cleanup();
    return show(values).querySelector('[data-slot=disclosure-request]')?.textContent ?? '';
  };
  expect(letterOf(virginia)).toMatch(/Virginia forbids it in such an advance.*you pay for it \(Code 6\.2-2234\)/s);
  for (const values of [
    { ...virginia, amount: '600000' },
    { ...virginia, reconciliation: 'no' },
  ]) {
    expect(letterOf(values)).not.toContain('6.2-2234');
    expect(document.body).toHaveTextContent('Virginia accepts one in a contract for a debt only with a notice');
  }
});

it('asks for a sole proprietor who else has to sign, and names one limit', () => {
  const values = { ...advance, region: 'US-NY', sole: 'yes', debit: 'yes' };
  for (const guarantee of ['no', 'silent', '']) {
    const page = show({ ...values, guarantee });
    expect(page.querySelector('[data-slot=disclosure-request]')).toHaveTextContent(
      'Personal guarantee: whether anybody else, such as a spouse, has to sign, and for how much',
    );
    expect(page).toHaveTextContent('The law of New York limits a loan of this size to 16% a year.');
    expect(page).not.toHaveTextContent('limits a loan of this size to 25%');
    cleanup();
  }
});

it('gives after each law the numbers of its sources in the list', () => {
  const page = show({ ...advance, region: 'US-NY', confession: 'yes' });
  const listed = [...page.querySelectorAll('[id^=source-] a')].map((link) => link.textContent);
  const numberAfter = (text: RegExp) => Number(page.textContent?.match(text)?.[1]);
  expect(listed[numberAfter(/for three years after you sign\. \[(\d+)\]/) - 1]).toMatch(/section 3218/);
  expect(listed[numberAfter(/Financial Services Law 801 to 812 \[(\d+)–\d+\]/) - 1]).toMatch(/Services Law 803/);
});

it('has in quotation marks what to ask for about a clause, and not in the message', () => {
  const page = show({ ...advance, region: 'US-NV', confession: 'yes' });
  expect(page.querySelector('#clause-confession')).toHaveTextContent('Ask in writing: "a contract without one".');
  expect(page.querySelector('[data-slot=disclosure-request]')).not.toHaveTextContent('"a contract without one"');
});

it('says who should read an advance above a limit, and leaves to the result that a court looks at its payments', () => {
  expect(show({ ...advance, region: 'US-NY', reconciliation: 'no' })).toHaveTextContent(
    /treats it as a loan\. Show it to a lawyer before you sign\./,
  );
  cleanup();
  const page = show({ ...advance, factor: '1.05', region: 'US-NY', reconciliation: 'yes' });
  expect(page).not.toHaveTextContent('Show it to a lawyer before you sign');
});

it('says of Texas how long its limit is the lowest that it can be', () => {
  expect(show({ ...loan, region: 'US-TX' })).toHaveTextContent(
    'to 18% a year while six-month Treasury bills are below 9%, and never to more than 28%',
  );
});

it("names beside Vermont's silence the act that is reported there, and its sources", () => {
  for (const values of [advance, factoring]) {
    const page = show({ ...values, region: 'US-VT' });
    expect(page).toHaveTextContent(
      /No law of Vermont that we have read in full.* House Bill 648 of 2026 does, from July 1, 2027 on/,
    );
    expect(page).not.toHaveTextContent('None of the laws that we have read');
    expect(page.querySelector('a[href*="funderintel.com"]')).not.toBeNull();
    cleanup();
  }
  expect(show({ ...loan, region: 'US-VT' })).not.toHaveTextContent('House Bill 648');
});

it('names for factoring in Connecticut the law that a law firm reads as covering it, up to its limit', () => {
  const page = show({ ...factoring, region: 'US-CT' });
  expect(page).toHaveTextContent(
    /law firm reads Connecticut's disclosure law .*and for the funder's registration\. \[/,
  );
  expect(page).not.toHaveTextContent('None of the laws that we have read');
  expect(page.querySelector('a[href*="natlawreview.com"]')).not.toBeNull();
  cleanup();
  const above = show({ ...factoring, invoice: '400000', region: 'US-CT' });
  expect(above).toHaveTextContent('None of the laws that we have read');
});

it.each([
  [
    'US-TX',
    'Nationwide Multistate Licensing System (NMLS). The deadline for those already in business is December 31, 2026.',
  ],
  ['US-CT', 'register with the Department of Banking'],
  ['US-UT', 'register with the Department of Financial Institutions'],
])('says with whom funders register in %s', (region, text) => {
  expect(show({ ...advance, region })).toHaveTextContent(text);
});

it.each(['US-CT', 'US-LA', 'US-TX', 'US-VA'])(
  'says first of the law of %s that it may not cover an advance whose payments do not follow sales',
  (region) => {
    const first = (values: Record<string, string>) => {
      cleanup();
      const page = show({ ...values, region });
      return page.querySelector('[data-slot=disclosure-law] li')?.textContent ?? '';
    };
    expect(first({ ...advance, reconciliation: 'no' })).toMatch(
      /^These rules may not cover this contract, because your payments do not follow your sales\./,
    );
    expect(first({ ...advance, reconciliation: 'silent' })).toMatch(
      /^These rules may not cover this contract, because it does not say that your payments follow your sales\./,
    );
    expect(first(advance)).toMatch(/^These rules cover this contract only if your payments follow your sales/);
    for (const values of [{ ...advance, reconciliation: 'yes' }, loan])
      expect(first(values)).not.toMatch(/^These rules/);
  },
);

it('claims for factoring in Virginia none of the rules on sales-based financing', () => {
  const page = show({ ...factoring, region: 'US-VA', confession: 'yes', law: 'yes' });
  expect(page).not.toHaveTextContent(/sales-based|State Corporation Commission|6\.2-22|has to sue you in Virginia/i);
  expect(page).not.toHaveTextContent('Virginia forbids');
  expect(page.querySelector('[data-slot=disclosure]')).toBeNull();
});

it.each([
  ['US-OH', 'Ohio sets no limit on the rate of a business loan'],
  ['US-VA', 'a corporation or an LLC cannot rely on the limits on interest'],
  ['US-MO', 'any rate may be agreed in writing'],
])('says of a loan in %s that nothing limits its price, with no warning about the prices elsewhere', (region, text) => {
  const page = show({ ...loan, region });
  expect(page).toHaveTextContent(text);
  expect(page).toHaveTextContent('So you have to judge the price yourself.');
  expect(page).not.toHaveTextContent('Some of these prices may be above it');
  expect(page).not.toHaveTextContent('we have not checked');
});

it('says of Kansas how far we have read, and of a line in North Carolina that we have not', () => {
  const kansas = show({ ...loan, region: 'US-KS' });
  expect(kansas).toHaveTextContent('Kansas limits a written rate to 15% a year');
  expect(kansas).not.toHaveTextContent('So you have to judge the price yourself.');
  cleanup();
  const line = { kind: 'line', limit: '50000', draw: '20000', rate: '12', days: '60' };
  expect(show({ ...line, region: 'US-NC' })).toHaveTextContent('whether North Carolina does: we have not checked');
});

it('lists the sources on paying early in Quebec only beside a loan whose contract does not say', () => {
  const silent = show({ ...loan, region: 'CA-QC', sole: 'no', early: 'silent' });
  expect(silent).toHaveTextContent('courts usually hold that the term of a loan with interest benefits both sides');
  expect(silent).toHaveTextContent(/article 1511.*Therrien Couture Joli-Coeur/);
  cleanup();
  const page = show({ ...advance, region: 'CA-QC', sole: 'no', early: 'silent' });
  expect(page).not.toHaveTextContent(/article 1511|Therrien/);
});

it('speaks of the courts of New York only if the contract may go to another state', () => {
  const confession = { ...advance, region: 'US-OH', confession: 'yes' };
  expect(show(confession)).toHaveTextContent('Courts in New York may enter one only');
  cleanup();
  const page = show({ ...confession, law: 'no' });
  expect(page).toHaveTextContent('In Ohio a business can sign one');
  expect(page).not.toHaveTextContent('Courts in New York');
});
