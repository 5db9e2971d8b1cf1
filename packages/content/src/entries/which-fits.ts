import { statements } from '../claims/sentences.js';
import { regions } from '../facts/funding/regions.js';
import type { WhichFitsPage } from '../schemas/pages/which-fits.js';
import { links } from '../site/links.js';

export const whichFits: WhichFitsPage = {
  meta: {
    title: 'Which Type of Funding Fits? | Boundless',
    description:
      'Answer four questions and get one type of funding to start with, the reasons for it and some alternatives. We do not store your answers or pass them on.',
  },
  hero: {
    title: 'Which type of funding fits?',
    lede: 'Answer four questions. The other three are optional. We name one type of funding to start with and say why. Change an answer to see what difference it makes.',
  },
  form: {
    title: 'Your business',
    submit: 'Show what fits',
    placeholder: 'Please choose',
    note: `We do not store your answers or pass them on. This is a rule of thumb, not advice or an offer. ${statements.whoCanOpen}`,
    missing: 'Please choose an answer',
    resultLabel: 'Start with',
    reasonsTitle: 'Why we put it first',
    conditionsTitle: 'Your next step, the cost and the conditions',
    placesTitle: 'In these states',
    alternativesTitle: 'Other options',
    othersTitle: 'Options outside Boundless',
    lastResortTitle: 'Only if nothing else works',
    detailsLabel: 'Take a closer look',
    empty: {
      title: 'Your answer appears here',
      text: 'Answer the first four questions. You get one type of funding to start with, the reasons, and others that fit. If none fits, we say so.',
    },
    action: { label: 'Get Started Free', href: links.signUp },
  },
  start: { country: '' },
  questions: [
    {
      name: 'need',
      label: 'What do you need it for?',
      options: [
        { value: 'stock', label: 'Inventory' },
        { value: 'order', label: 'A large order' },
        { value: 'equipment', label: 'Equipment or a vehicle' },
        { value: 'late', label: 'Customers who pay late' },
        { value: 'gap', label: 'A short cash gap' },
        { value: 'growth', label: 'Starting or growing: hiring, renovation, a new location' },
        { value: 'buy', label: 'Buying a business' },
        { value: 'debt', label: 'Paying off a cash advance' },
        { value: 'refinance', label: 'Replacing a loan' },
      ],
    },
    {
      name: 'amount',
      label: "How much do you need, in your country's dollars?",
      options: [
        { value: 'small', label: 'Less than $25,000', range: { to: 25_000 } },
        { value: 'medium', label: '$25,000 to $250,000', range: { from: 25_000, to: 250_000 } },
        { value: 'large', label: '$250,000 to $1 million', range: { from: 250_000, to: 1_000_000 } },
        { value: 'largest', label: 'More than $1 million', range: { from: 1_000_000 } },
      ],
    },
    {
      name: 'stage',
      label: 'Which line describes the business (or the one you buy)? Choose the last one that is true.',
      options: [
        { value: 'new', label: 'Under a year old', yearlySales: 12 * 20_000 },
        {
          value: 'young',
          label: '1+ years, sales under $20,000 a month',
          yearlySales: 12 * 20_000,
          monthlySalesUnder: 20_000,
        },
        { value: 'steady', label: '1+ years, sales of $20,000+ a month' },
        { value: 'established', label: '3+ years, sales of $100,000+ a month' },
      ],
    },
    {
      name: 'country',
      label: 'Where is it?',
      options: [
        { value: 'ca', label: 'Canada' },
        { value: 'us', label: 'United States' },
      ],
    },
    {
      name: 'region',
      label: 'In which state or province?',
      optionalLabel: '(Optional)',
      options: Object.entries(regions).map(([value, label]) => ({
        value,
        label,
        country: value.startsWith('CA-') ? 'ca' : 'us',
      })),
    },
    {
      name: 'when',
      label: 'When do you need the money?',
      optionalLabel: '(Optional)',
      options: [
        { value: 'week', label: 'Within a week' },
        { value: 'month', label: 'Within a month' },
        { value: 'later', label: 'Later' },
      ],
    },
    {
      name: 'card-sales',
      label: 'How much do you sell by card and online in a month?',
      optionalLabel: '(Optional)',
      options: [
        { value: 'none', label: 'Nothing, or very little', monthlySales: 0 },
        { value: 'low', label: 'Less than $20,000', monthlySales: 0 },
        { value: 'middle', label: '$20,000 to $200,000', monthlySales: 20_000 },
        { value: 'high', label: '$200,000 or more', monthlySales: 200_000 },
      ],
    },
  ],
  closing: {
    title: 'See real offers, then decide.',
    lede: 'One profile, many lenders. Matching is free: lenders pay us when a deal closes. That does not change the order here. You can also take this result to a bank, a credit union or a community lender.',
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Compare all eleven', href: '/compare' },
    ],
  },
};
