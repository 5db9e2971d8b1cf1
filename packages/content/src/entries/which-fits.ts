import { fundingFits } from '../facts/funding/fits.js';
import { kindsByNeed } from '../facts/funding/needs.js';
import { otherWays } from '../facts/funding/other-ways.js';
import type { WhichFitsPage } from '../schemas/pages/which-fits.js';
import { links } from '../site/links.js';

export const whichFits: WhichFitsPage = {
  meta: {
    title: 'Which Kind of Funding Fits? | Boundless',
    description:
      'Answer four questions, or five, and get one type of funding to start with, the reasons for it and alternatives. We store none of your answers and pass none on.',
  },
  hero: {
    title: 'Which kind of funding fits?',
    lede: 'Four questions, and one more if you have card sales. You get one place to start, and the reasons. Change an answer and see what it changes.',
  },
  form: {
    title: 'Your business',
    submit: 'Show what fits',
    placeholder: 'Please choose',
    note: 'We store none of your answers and pass none on. This is a rule of thumb, not advice and not an offer. Accounts with us are for incorporated organizations.',
    missing: 'Please choose an answer',
    resultLabel: 'Start with',
    reasonsTitle: 'Why',
    alternativesTitle: 'Other options',
    othersTitle: 'Ways that are not ours',
    detailsLabel: 'Look at it more closely',
    empty: {
      title: 'Your answer appears here',
      text: 'Answer the first four questions. You get one type of funding to start with, why, and others that fit. Where none does, we say so.',
    },
    action: { label: 'Get Started Free', href: links.signUp },
  },
  notYet: {
    label: 'Our answer',
    title: 'Not yet',
    description: 'Nothing we know of fits this need and amount yet. That can change, and there are other ways.',
    reasonsTitle: 'What to do first',
    smaller: 'Ask for less. For {amount} you could start with: {title}.',
    first: {
      new: [
        'Sell. A year of sales on your bank statements is what most lenders look at first.',
        'Put the rest into a plan with monthly figures: some lenders decide on it before you have a record.',
      ],
      young: [
        "Bring the amount into proportion: it is more than a year's sales. Do one step of the plan first, and pay for it from sales.",
        'Collect faster and pay later where you can, before you borrow.',
      ],
      steady: ['Ask one lender what is missing, and come back when you have it.'],
      established: ['Ask one lender what is missing, and come back when you have it.'],
    },
    details: { label: 'What lenders look at', href: '/blog/how-lenders-evaluate-your-business' },
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
      label: 'How much, in dollars of your country?',
      options: [
        { value: 'small', label: 'Less than $25,000', range: { to: 25_000 } },
        { value: 'medium', label: '$25,000 to $250,000', range: { from: 25_000, to: 250_000 } },
        { value: 'large', label: '$250,000 to $1 million', range: { from: 250_000, to: 1_000_000 } },
        { value: 'largest', label: 'More than $1 million', range: { from: 1_000_000 } },
      ],
    },
    {
      name: 'stage',
      label: 'How old is the business, and what comes in?',
      options: [
        { value: 'new', label: 'Under a year old', yearlySales: 12 * 20_000 },
        { value: 'young', label: '1+ years, under $20,000 a month', yearlySales: 12 * 20_000 },
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
    {
      name: 'card-sales',
      label: 'What do card and online sales bring in a month?',
      optionalLabel: '(Optional)',
      options: [
        { value: 'none', label: 'Nothing, or very little', monthlySales: 0 },
        { value: 'low', label: 'Less than $20,000', monthlySales: 0 },
        { value: 'middle', label: '$20,000 to $200,000', monthlySales: 20_000 },
        { value: 'high', label: '$200,000 or more', monthlySales: 200_000 },
      ],
    },
  ],
  kinds: fundingFits,
  kindsByNeed,
  others: otherWays,
  closing: {
    title: 'See real offers, then decide.',
    lede: 'One profile, many lenders, free for your business. You choose who opens your file.',
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Compare all ten', href: '/compare' },
    ],
  },
};
