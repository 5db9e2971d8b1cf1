export const sampleRateText = {
  title: 'The same $15,500 as a loan',
  text: ['In each row you receive $49,500 and pay back $65,000. Only the time is different.'],
  caption: 'Three ways to pay $15,500 for $49,500',
  columns: ['Type of funding', 'Time to repay', 'Payment', 'Annual rate'],
} as const;

export const sampleRates = [
  { label: 'Cash advance', time: '180 days', pays: '$361.11 a day', rate: '115.47%', share: 1 },
  { label: 'Loan, 1 year', time: '12 months', pays: '$5,416.67 a month', rate: '53.54%', share: 0.46 },
  { label: 'Loan, 3 years', time: '36 months', pays: '$1,805.56 a month', rate: '18.64%', share: 0.16 },
];
