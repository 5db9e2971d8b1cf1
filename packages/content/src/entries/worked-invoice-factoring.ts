import type { WorkedPage } from '../schemas/pages/tools.js';

export const workedInvoiceFactoring: WorkedPage = {
  page: {
    meta: {
      title: 'Invoice Factoring Calculator | Boundless',
      description:
        'How much you get for an invoice today, what factoring costs in dollars and as an annual rate, and how much you get later, for any number of days.',
    },
    title: 'What you get for an invoice today',
    lede: 'A few percent a month sounds small. See what it comes to as an annual rate on the money you actually receive.',
  },
  lede: 'A flat fee on the whole invoice for each 30-day period, even a partial one.',
  action: { label: 'Read about invoice factoring', href: '/blog/what-is-invoice-factoring' },
  stepsTitle: 'The annual rate, step by step',
  stepsText:
    'You pay the fee on the whole invoice, but you only get the advance to use. So the rate is higher than the fee suggests.',
  steps: [
    { label: 'Received today', working: '{invoice} × {advance}% − {fees}', value: '{received}' },
    { label: 'Periods charged', working: '{days} ÷ 30, rounded up', value: '{periods}' },
    { label: 'Cost', working: '{invoice} × {fee}% × {periods} + {fees}', value: '{cost}' },
    { label: 'Annual rate', working: '{cost} ÷ {received} × 365 ÷ {days}', value: '{annual-rate}%' },
  ],
  items: [
    {
      question: 'Why does one extra day cost so much?',
      answer:
        'Because you pay for a full period as soon as it starts. Ask whether the factor also charges by shorter periods or by the day.',
    },
    {
      question: 'What if my customer never pays?',
      answer:
        'With recourse, you buy the invoice back. Without it, the factor takes the loss, usually only if the customer is insolvent and not if it disputes the invoice, and charges more for that.',
    },
  ],
};
