import type { CalculatorField, CalculatorResult, EmptyResult } from '../../types.js';

export const sampleResult: CalculatorResult = {
  headline: {
    name: 'annual-rate',
    raw: 24.123456,
    label: 'Annual rate',
    value: '24.12',
    unit: '%',
    note: 'With all fees, calculated the way a loan rate is.',
  },
  others: [
    { name: 'cost', raw: 1200.5, label: 'Cost', value: '$1,200.50', note: 'Fees included' },
    { name: 'payment', raw: 933.375, label: 'Payment', value: '$933.38', note: 'Each month' },
  ],
  sentence: 'You have the money for a year, but you start paying it back in the first month.',
};

export const sampleEmpty: EmptyResult = {
  title: 'Your result appears here',
  text: 'Fill in the figures of the offer that you have.',
  action: { label: 'See an example', href: '?amount=10000&months=12' },
};

export const sampleFields: readonly CalculatorField[] = [
  {
    name: 'amount',
    label: 'Amount',
    hint: 'The amount in the contract.',
    prefix: '$',
    suffix: 'USD',
    value: '10,000',
  },
  {
    name: 'months',
    label: 'Months to repay',
    suffix: 'months',
    value: '12',
    slider: { min: 3, max: 60, step: 1, from: '3 months', to: '5 years' },
  },
  { name: 'fees', label: 'Fees', prefix: '$', suffix: 'USD', optional: true },
];
