import type { FitQuestion, FitRecommendation } from './fit-finder.js';

export const sampleFitContent = {
  title: 'Your business',
  submit: 'Show what fits',
  placeholder: 'Please choose',
  note: 'We do not store or send anything.',
  resultLabel: 'Start with',
  reasonsTitle: 'Why',
  conditionsTitle: 'Before you apply',
  empty: { title: 'Your answer appears here', text: 'Answer the questions.' },
};

export const sampleQuestions: readonly FitQuestion[] = [
  {
    name: 'need',
    label: 'What do you need it for?',
    options: [
      { value: 'stock', label: 'Stock' },
      { value: 'late', label: 'Customers who pay late' },
    ],
    value: 'stock',
  },
  {
    name: 'country',
    label: 'Where are you?',
    options: [
      { value: 'ca', label: 'Canada' },
      { value: 'us', label: 'United States' },
    ],
    value: 'ca',
  },
];

export const sampleRecommendation: FitRecommendation = {
  title: 'Inventory financing',
  description: 'Credit secured by the goods.',
  meanwhile: 'For this week, place a smaller first order.',
  reasons: ['You buy goods that sell within a season.', 'The goods secure it.'],
  action: { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
  details: { label: 'Read more', href: '/financial-products' },
  conditions: ['Plan for two weeks.'],
  alternatives: [
    {
      title: 'Also worth a look',
      note: 'Ask each one how many weeks it takes.',
      items: [
        { title: 'Line of credit', description: 'If the need comes back.', href: '/compare#line-of-credit' },
        { title: 'Term loan', description: 'If it is a single purchase.', href: '/compare#term-loan' },
      ],
    },
    { title: 'Options outside Boundless', items: [] },
  ],
};

export const sampleNotYet: FitRecommendation = {
  label: 'Our answer',
  title: 'Not yet',
  description: 'Nothing serves this need with this amount.',
  reasonsTitle: 'What to do first',
  reasons: ['Ask for less.'],
  details: { label: 'What lenders look at', href: '/blog/how-lenders-evaluate-your-business' },
  alternatives: [
    {
      title: 'Options outside Boundless',
      items: [{ title: 'Your credit union', description: 'It knows the place.', href: '/blog/banking' }],
    },
  ],
};
