import type { CheckAnOfferPage } from '../schemas/pages/check-an-offer.js';
import { offerClauses } from './offer-clauses.js';

export const toolCheckAnOffer: CheckAnOfferPage = {
  meta: {
    title: 'Check a Business Funding Offer Before You Sign | Boundless',
    description:
      'Enter the terms of a contract to see its annual rate, what the same money costs elsewhere, a legal limit on it, and what a funder must tell you.',
  },
  hero: {
    title: 'Check an offer before you sign',
    lede: 'Enter the terms of the contract. See its annual rate, what the law in your state or province says, and what to ask for in writing.',
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
  stillNeeded: 'Still needed: {fields}',
  compare: 'Compare it with another offer',
  kind: {
    label: 'Type of contract',
    missing: 'Please choose a type of contract',
    loanHint:
      'Is it a lease, or a fixed total in daily or weekly payments? Choose "Cash advance": "Good to know" below says how.',
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
    title: 'More fees',
    text: 'Optional. Enter those that the contract has.',
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
      'monthly-sales': { label: 'Monthly sales', note: 'In a usual month: to see what share of them you pay.' },
    },
    units: {},
    results: {
      'weekly-payment': {
        label: 'Weekly payment',
        note: 'On average, if you pay less often',
        daily: 'Seven daily payments. If the funder debits on business days only, five larger ones.',
      },
      'payments-covered': {
        label: 'Payments covered',
        note: 'By your lowest balance, without new sales',
        daily:
          'By your lowest balance, without new sales. If the funder debits on business days only, each debit is larger and it covers fewer.',
        either: '{business-covered} to {payments-covered}',
      },
      'sales-share': { label: 'Share of your sales', note: '{month} of {monthly-sales} a month' },
    },
    sentences: {
      none: 'In your worst month, your lowest balance of {lowest-balance} would not have covered one payment of {payment}.',
      low: "In your worst month, your lowest balance of {lowest-balance} would have covered {payments-covered} of your payments of {payment}, less than a week's. Ask for smaller payments, or borrow less.",
      enough:
        'In your worst month, your lowest balance of {lowest-balance} would have covered {payments-covered} of your payments of {payment}. The rest has to come from new sales.',
      all: 'Your lowest balance of {lowest-balance} would cover every payment.',
      business:
        'On business days only, each debit would be {business-payment}, and it would have covered {business-covered}.',
    },
  },
  clauses: offerClauses,
};
