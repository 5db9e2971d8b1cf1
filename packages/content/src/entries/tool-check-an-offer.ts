import { usury } from '../facts/usury.js';
import type { CheckAnOfferPage } from '../schemas/pages/check-an-offer.js';
import { offerClauses } from './offer-clauses.js';

export const toolCheckAnOffer: CheckAnOfferPage = {
  meta: {
    title: 'Check a Business Funding Offer Before You Sign | Boundless',
    description:
      'Enter the terms of a contract to see its yearly cost, what the same money costs elsewhere, a legal limit on it, and what a funder must tell you.',
  },
  hero: {
    title: 'Check an offer before you sign',
    lede: 'Enter the terms of the contract. See what it costs per year, what the law in your state or province says, and what to ask for in writing.',
  },
  formTitle: 'The contract',
  empty: {
    title: 'Your check appears here',
    text: 'Choose the type of contract and where your business is, then enter the terms. We do not store them or pass them on.',
    action: {
      label: 'See an example: a cash advance in California',
      href: '/tools/check-an-offer?kind=advance&amount=50000&factor=1.3&days=180&fees=500&region=US-CA',
    },
  },
  kind: {
    label: 'Type of contract',
    missing: 'Please choose a type of contract',
    options: [
      { value: 'advance', label: 'Cash advance' },
      { value: 'loan', label: 'Loan' },
      { value: 'line', label: 'Line of credit' },
      { value: 'factoring', label: 'Factoring' },
    ],
  },
  start: { region: '' },
  region: {
    label: 'Where the business is',
    placeholder: 'Please choose',
    missing: 'Please choose a state, province or territory',
    countries: { CA: 'Canada', US: 'US' },
  },
  sole: {
    label: 'Who signs the contract?',
    canadaOnly: '(Canada)',
    placeholder: 'Please choose',
    missing: 'Please choose who signs',
    options: [
      { value: 'no', label: 'A corporation' },
      { value: 'yes', label: 'A sole proprietor' },
      { value: 'partners', label: 'A partnership' },
    ],
  },
  charges: {
    fields: {
      'draw-fee': {
        label: 'Draw fee',
        note: 'Charged when you draw or receive the money, as a percentage of it.',
      },
      'annual-fee': { label: 'Annual fee', note: 'Per year or part of a year.' },
      'transaction-fee': { label: 'Fee per transaction', note: 'For each payment, transfer or invoice.' },
      transactions: { label: 'Transactions', note: 'How many will be charged. We count one if you leave it empty.' },
    },
    units: { 'draw-fee': '%' },
  },
  worstMonth: {
    fields: {
      'lowest-balance': {
        label: 'Lowest bank balance',
        note: 'In your worst month of the past year. Enter 0 if the account was overdrawn.',
      },
    },
    units: {},
    results: {
      'weekly-payment': {
        label: 'Weekly payment',
        note: 'On average, if you pay less often',
        daily: 'Seven daily payments',
      },
      'payments-covered': { label: 'Payments covered', note: 'By your lowest balance, without new sales' },
    },
    sentences: {
      none: 'In your worst month, your lowest balance of {lowest-balance} would not have covered one payment of {payment}.',
      low: "In your worst month, your lowest balance of {lowest-balance} would have covered {payments-covered} of your payments of {payment}, less than a week's. Ask for smaller payments, or borrow less.",
      enough:
        'In your worst month, your lowest balance of {lowest-balance} would have covered {payments-covered} of your payments of {payment}. The rest has to come from new sales.',
      all: 'Your lowest balance of {lowest-balance} would cover every payment.',
    },
  },
  clauses: offerClauses,
  limit: {
    label: 'Limit in Canada',
    stateLabel: 'Limit in {state}',
    none: 'None',
    reasons: {
      sole: 'For a person, at any amount',
      partners: 'For partners who are people, at any amount',
      small: 'For amounts up to {from}',
      company: 'For a corporation, up to {to}',
      large: 'For a corporation, above {to}',
      newYork: `For a loan of less than ${usury.newYorkUsuryBelow.text}`,
      newYorkLarge: `For a loan of ${usury.newYorkUsuryBelow.text} or more`,
      texas: `The highest that it can be: it changes each week, from ${usury.texasLowestCeiling.text}`,
      georgia: `${usury.georgiaMonth.text} a month, at any amount`,
      florida: `For a loan of up to ${usury.floridaUsuryTo.text}`,
      floridaLarge: `For a loan above ${usury.floridaUsuryTo.text}`,
      massachusetts: 'Unless the lender has notified the Attorney General',
    },
    over: { label: 'Above the limit', state: "Above {state}'s {limit}%", yes: 'Yes', no: 'No' },
    sentences: {
      over: 'If this contract counts as credit, the legal limit in Canada is {limit}% a year, and {annual-rate}% is above it. Show the contract to a lawyer before you sign.',
      within:
        'The legal limit in Canada for credit like this is {limit}% a year, including every charge. By our calculation, with the charges that you entered, {annual-rate}% is within the limit. If it is close, ask a lawyer.',
      none: 'Canada sets no limit on credit of this size to a corporation, so you have to judge the price yourself.',
    },
    stateSentences: {
      over: 'By our calculation, {annual-rate}% a year is above the {limit}% that the law of {state} sets for a loan like this. Banks and some other lenders follow other rules. Show the contract to a lawyer before you sign.',
      within:
        'By our calculation, with the charges that you entered, {annual-rate}% a year is not above the {limit}% that the law of {state} sets for a loan like this. Its exceptions are below. Banks and some other lenders follow other rules.',
      between:
        "By our calculation, {annual-rate}% a year is not above {limit}%, the highest limit that the law of {state} can set for a loan like this. But it is above {lowest}%, the lowest. Ask the lender which week's limit applies, and look it up. Banks and some other lenders follow other rules.",
      none: '{state} sets no limit on a loan of this size, so you have to judge the price yourself.',
    },
  },
  questions: {
    title: 'Good to know',
    items: [
      {
        question: 'How do you work out the annual rate?',
        answer:
          'The same way as our calculators, which show each step. It includes every fee that you enter, and it is not compounded. We count fees as paid on the first day, so the rate can come out a little high if you pay them later.',
      },
      {
        question: 'Is a cash advance credit under Canadian law?',
        answer:
          'It depends. The limit is for credit, and a purchase of future sales may not be credit. But a court looks at what a contract does, not at what it is called. So we show the limit for every type.',
      },
      {
        question: 'Which amount decides the limit?',
        answer:
          'In the US, the amount of the contract: of the loan, or of the whole line. In Canada, what you receive, after fees. For a line of credit we use the draw. If the contract counts the whole line, a higher limit may apply.',
      },
      {
        question: 'Which charges count toward the limit in Canada?',
        answer:
          'Nearly all: section 347 of the Criminal Code counts every charge that you pay for the credit, whatever it is called and whoever gets it. Insurance, official fees and overdraft charges are among the few exceptions. A federal draft of August 2024 would count insurance too; we have not found that it became law. So enter every fee in the contract, and the insurance to be safe.',
      },
      {
        question: 'What else does Canadian law say about the rate?',
        answer:
          'Since January 1, 2025 it is also an offence to offer or advertise credit above the limit. And under section 4 of the Interest Act, a written contract that states a rate for a day, a week, a month or any other period of less than a year (for example 3% for 30 days) has to state the equivalent yearly rate. If it does not, you owe at most 5% interest a year. Mortgages on real property are not covered.',
      },
      {
        question: 'What if a partnership signs?',
        answer:
          'Partners who are people owe the debt themselves, so we use the limit for a person. If every partner is a corporation, choose "a corporation". If you are not sure, ask a lawyer.',
      },
      {
        question: 'Who can see what I enter?',
        answer:
          'Anyone who has the link to this page, because your numbers are in it. We do not store them or pass them on.',
      },
    ],
  },
};
