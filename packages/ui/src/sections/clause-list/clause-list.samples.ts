import type { ClauseListProps } from './clause-list.js';

export const sampleClauses: ClauseListProps = {
  content: {
    title: 'What the clauses mean for you',
    text: ['These are your answers, and what to ask the lender for.'],
    askLabel: 'Ask in writing:',
  },
  clauses: [
    {
      id: 'guarantee',
      title: 'Personal guarantee',
      answer: 'Yes',
      means: 'If the business does not pay, the owner owes it.',
      ask: 'a limit on the guarantee in dollars',
      more: { label: 'Read before you sign one', href: '/blog/sample' },
    },
    {
      id: 'renewal',
      title: 'Renewal',
      answer: 'It does not say',
      means: 'It may run on for another year unless you give notice.',
      ask: 'the day by which we can say no',
    },
  ],
};
