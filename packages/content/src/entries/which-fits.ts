import { fundingFits } from '../funding/fits.js';
import { links } from '../links.js';
import type { WhichFitsPage } from '../schemas/pages/which-fits.js';

export const whichFits: WhichFitsPage = {
  meta: {
    title: 'Which Kind of Funding Fits? | Boundless',
    description:
      'Four questions about your business, one kind of funding to start with, the reasons for it and two alternatives. We store none of your answers and pass none on.',
  },
  hero: {
    title: 'Which kind of funding fits?',
    lede: 'Four questions, one place to start, and the reasons. Change an answer and see what it changes.',
  },
  form: {
    title: 'Your business',
    submit: 'Show what fits',
    placeholder: 'Please choose',
    note: 'We store none of your answers and pass none on. This is a rule of thumb, not advice and not an offer.',
    missing: 'Please choose an answer',
    resultLabel: 'Start with',
    reasonsTitle: 'Why',
    alternativesTitle: 'Also worth a look',
    detailsLabel: 'Look at it more closely',
    empty: {
      title: 'Your answer appears here',
      text: 'Answer the four questions. You get one kind of funding to start with, why, and two others.',
    },
    action: { label: 'Get Started Free', href: links.signUp },
  },
  questions: [
    {
      name: 'need',
      label: 'What do you need it for?',
      options: [
        { value: 'stock', label: 'Stock and orders' },
        { value: 'equipment', label: 'Equipment' },
        { value: 'late', label: 'Customers who pay late' },
        { value: 'gap', label: 'A short cash gap' },
        { value: 'growth', label: 'Growth and hiring' },
        { value: 'buy', label: 'Buying a business' },
      ],
    },
    {
      name: 'amount',
      label: 'How much, in US dollars?',
      options: [
        { value: 'small', label: 'Less than $25,000' },
        { value: 'medium', label: '$25,000 to $250,000' },
        { value: 'large', label: '$250,000 to $1 million' },
        { value: 'largest', label: 'More than $1 million' },
      ],
    },
    {
      name: 'stage',
      label: 'How old is the business, and what comes in (US dollars)?',
      options: [
        { value: 'new', label: 'Under a year old' },
        { value: 'young', label: '1+ years, under $20,000 a month' },
        { value: 'steady', label: '1+ years, $20,000+ a month' },
        { value: 'established', label: '3+ years, $100,000+ a month' },
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
  ],
  kinds: fundingFits,
  closing: {
    title: 'See real offers, then decide.',
    lede: 'One profile, many lenders, free for your business. You choose who opens your file.',
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Compare all ten', href: '/compare' },
    ],
  },
};
