import type { DisclosureLaw, FactSource } from '../schemas/fact.js';

export const page = (region: string, title: string, href: string, asOf: string): FactSource => ({
  id: `disclosure-${(region.slice(3) || 'canada').toLowerCase()}`,
  title,
  href,
  jurisdiction: region,
  asOf,
  reviewBy: '2027-05-31',
});

export const duty = {
  funds: { id: 'funds', text: 'how much it provides' },
  disbursed: { id: 'disbursed', text: 'how much of that reaches you, after fees and what is paid to others' },
  total: { id: 'total', text: 'how much you pay back in all' },
  cost: { id: 'cost', text: 'the whole cost in dollars' },
  annualRate: { id: 'annual-rate', text: 'the cost as an annual percentage rate' },
  term: { id: 'term', text: 'how long it takes, or is likely to take' },
  payments: { id: 'payments', text: 'how, how often and how much you pay' },
  fees: { id: 'fees', text: 'further fees, such as those for late payments' },
  prepayment: { id: 'prepayment', text: 'what paying early costs or saves' },
  collateral: { id: 'collateral', text: 'what it takes as security' },
  yearlyRate: { id: 'yearly-rate', text: 'the yearly rate that equals any rate for a day, a week or a month' },
  broker: { id: 'broker', text: 'what it pays to a broker' },
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
export const everyKind: DisclosureLaw['kinds'] = ['advance', 'loan', 'line', 'factoring'];
export const banksAndFew = 'Banks, and funders with few such contracts in the state, are exempt.';
export const banks = 'Banks and credit unions are exempt, and so are some further contracts.';
