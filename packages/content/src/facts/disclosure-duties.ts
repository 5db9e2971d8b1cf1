import type { DisclosureLaw, FactSource } from '../schemas/fact.js';
import { lawSource } from './law-source.js';

export const page = (region: string, title: string, href: string, asOf: string): FactSource =>
  lawSource('disclosure', region, title, href, asOf);

/** What a funder has to disclose: as said to the business, and as the business asks for it. */
export const duty = {
  funds: { id: 'funds', text: 'how much it provides', ask: 'the amount that you provide' },
  disbursed: {
    id: 'disbursed',
    text: 'how much of that you receive, after fees and payments to others',
    ask: 'how much of it we receive, after fees and payments to others',
  },
  total: { id: 'total', text: 'how much you pay back in total', ask: 'the total that we pay back' },
  cost: { id: 'cost', text: 'the total cost in dollars', ask: 'the total cost in dollars' },
  annualRate: {
    id: 'annual-rate',
    text: 'the cost as an annual percentage rate',
    ask: 'the cost as an annual percentage rate',
  },
  term: {
    id: 'term',
    text: 'how long repayment takes, or is likely to take',
    ask: 'how long repayment takes, or is likely to take',
  },
  payments: {
    id: 'payments',
    text: 'how much each payment is, how often you pay, and how',
    ask: 'the amount of each payment, how often we pay, and how you collect it',
  },
  fees: {
    id: 'fees',
    text: 'other fees, such as late fees',
    ask: 'every other fee, and what a late payment or a default costs us, including legal fees',
  },
  prepayment: {
    id: 'prepayment',
    text: 'what paying early costs or saves',
    ask: 'what paying early costs or saves us',
  },
  collateral: { id: 'collateral', text: 'what collateral it takes', ask: 'what collateral you take' },
  rates: {
    id: 'rates',
    text: 'every rate it charges, in full and so clearly that you cannot misread it',
    ask: 'every rate that you charge',
  },
  yearlyRate: {
    id: 'yearly-rate',
    text: 'the equivalent yearly rate, if a rate is for a day, a week, a month or another part of a year',
    ask: 'the equivalent yearly rate, if a rate is for a day, a week, a month or another period of less than a year',
  },
  french: {
    id: 'french',
    text: 'a contract that you cannot negotiate: in French, at no charge',
    ask: 'the contract in French',
  },
  texasRegulator: {
    id: 'texas-regulator',
    text: 'how to reach the Office of Consumer Credit Commissioner (7 TAC 86.310)',
    ask: 'how to reach the Office of Consumer Credit Commissioner (7 TAC 86.310)',
  },
  broker: { id: 'broker', text: 'what it pays a broker', ask: 'what you pay a broker' },
};

/** Utah's list, which several states have copied. */
export const utahList = [duty.funds, duty.disbursed, duty.total, duty.cost, duty.payments, duty.prepayment];
export const salesBasedList = [
  duty.funds,
  duty.disbursed,
  duty.cost,
  duty.total,
  duty.term,
  duty.payments,
  duty.fees,
  duty.prepayment,
  duty.collateral,
  duty.broker,
];
/** Virginia's list. It asks for the number of payments instead of the term. */
export const virginiaList = salesBasedList.filter(({ id }) => id !== duty.term.id);
export const everyKind: DisclosureLaw['kinds'] = ['advance', 'loan', 'line', 'factoring'];
export const banksAndFew = 'Banks are exempt, and so are funders with few such contracts in the state.';
export const banks = 'Banks and credit unions are exempt, and so are some other contracts.';
