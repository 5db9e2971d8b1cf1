import type { ToolPages } from '../schemas/pages/tools.js';

export const toolPages: ToolPages = {
  form: {
    submit: 'Work it out',
    note: 'This is a calculation, not an offer or advice. Your contract is what counts. No account needed.',
    seeResult: 'See the result',
    currency: {
      label: 'Currency',
      name: 'currency',
      options: [
        { value: 'USD', label: 'USD' },
        { value: 'CAD', label: 'CAD' },
      ],
    },
  },
  amounts: { prefix: '$', suffix: { USD: 'USD', CAD: 'CAD' } },
  counted: { units: ['cents', 'days', 'months'], singular: '^1$' },
  messages: {
    missing: 'Please enter this field',
    number: 'Please enter a number',
    unclear: 'Please use a comma for thousands and a period for decimals',
    whole: 'Please enter a whole number',
    tooSmall: 'Please enter {limit} or more',
    notAbove: 'Please enter more than {limit}',
    tooLarge: 'Please enter {limit} or less',
  },
  currencies: { USD: 'US dollars', CAD: 'Canadian dollars' },
  workedTitle: 'How we work it out',
  source: { label: 'Source:', checked: 'as of {day}', read: 'read on {day}' },
  onItsPage: 'See the chart and each step',
};
