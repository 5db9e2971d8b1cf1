import { statements } from '../claims/sentences.js';
import { stateRules } from '../facts/broker-rules.js';
import { ceba } from '../facts/ceba.js';
import { largeForSales } from '../facts/funding/conditions.js';
import { fundingFits } from '../facts/funding/fits.js';
import { smallAmount } from '../facts/funding/limits.js';
import { kindsByNeed } from '../facts/funding/needs.js';
import { otherWays } from '../facts/funding/other-ways.js';
import { regions } from '../facts/funding/regions.js';
import { sbaFacts } from '../facts/sba.js';
import { surveys } from '../facts/surveys.js';
import type { WhichFitsPage } from '../schemas/pages/which-fits.js';
import { links } from '../site/links.js';

const paidSooner = 'Before you borrow, get paid faster and agree on later payment with your suppliers where you can.';
const advanceYear = `about ${surveys.advanceYear.text}`;

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
    conditionsTitle: 'Cost, conditions and your next step',
    placesTitle: 'Not in these states',
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
  soon: {
    week: 'You need the money within a week, and few lenders are that fast. Ask each one on which day you get it. Ask your bank for a short overdraft, and your suppliers for more time. Do not take an advance only because it is fast.',
    month: 'You need the money within a month: ask each lender on which day you get it, and send a complete file.',
    program: 'A public program takes time, so ask how many weeks.',
  },
  state: {
    title: 'In your state',
    notArranged:
      'We do not arrange this in your state, because we do not yet have what it asks of a broker. Please do not apply for it through us. Take this result to your bank, a credit union or a community lender (CDFI).',
    notArrangedShort: 'We do not arrange this in your state.',
    unread:
      'Your state is not in the table of our terms. We send no application to a lender until we have read its rules for brokers and told you in writing that we may act there.',
    read: stateRules.map(({ region }) => region),
  },
  notYet: {
    label: 'Our answer',
    title: 'Not yet',
    description:
      'We arrange nothing that fits this need and amount yet. The options below are outside Boundless, and one of them may help.',
    reasonsTitle: 'What to do first',
    smaller: 'Ask for less. For {amount} you could start with: {title}.',
    first: {
      new: [
        'Build up some sales first. Most lenders look for a year of sales on your bank statements.',
        'Write a plan with figures for each month. Some lenders decide on a plan before you have a record.',
      ],
      young: [
        'Start with one step of your plan, and pay for it from sales. Most lenders want to see higher monthly sales before they lend this amount.',
        paidSooner,
      ],
      steady: ['Ask one lender what is missing, and apply when you have it.'],
      established: ['Ask one lender what is missing, and apply when you have it.'],
    },
    firstByNeed: {
      stock: [
        'Order less at first, and ask the supplier for more time to pay.',
        'Ask customers for a deposit on large orders. It pays for the goods and costs you nothing.',
      ],
      late: [
        'Send a reminder for every overdue invoice today, and ask for a deposit on new orders.',
        'Ask a factor whether it takes the invoices of your best customers only.',
      ],
      buy: [
        'Ask the seller to let you pay a part of the price over several years.',
        "Have an accountant go through the business's tax returns of the last three years before you look for money.",
      ],
      gap: ['Put off one payment or purchase, and cover the rest from sales.', paidSooner],
      debt: [
        'If your sales have fallen, ask the funder in writing to recalculate the payment: many contracts for a share of sales provide for it.',
        'Do not repay an advance with another advance: you pay two fees for the same money.',
        `Ask each lender first whether its loan may repay an advance. In the US, SBA 7(a) and 504 loans may not, since ${sbaFacts.sbaNoAdvancesSince.text}. In Canada, the advance may cost more than the Criminal Code allows: enter it in "Check an offer", and show the result to a lawyer.`,
      ],
      refinance: [
        'Ask your lender first for a lower rate or more time. That needs no new loan.',
        'Ask for the payoff amount with every fee. Replace the loan only if the new total, fees included, is lower for the same number of months.',
        `If you still owe a loan of the Canada Emergency Business Account, all of it is due on ${ceba.cebaDue.text}: call your bank now.`,
      ],
    },
    wait: {
      title: 'Waiting',
      description:
        'A few months of clean bank statements help you more than another application today. Read what lenders look at.',
      href: '/blog/how-lenders-evaluate-your-business',
    },
    details: { label: 'What lenders look at', href: '/blog/how-lenders-evaluate-your-business' },
  },
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
        { value: 'growth', label: 'Growth: hiring, renovation, a new location' },
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
      label: 'How old is the business, and what are its monthly sales? Choose the last one that fits.',
      options: [
        { value: 'new', label: 'Under a year old', yearlySales: 12 * 20_000 },
        { value: 'young', label: '1+ years and under $20,000 a month', yearlySales: 12 * 20_000 },
        { value: 'steady', label: '1+ years and $20,000+ a month' },
        { value: 'established', label: '3+ years and $100,000+ a month' },
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
  kinds: fundingFits,
  kindsByNeed,
  others: otherWays,
  othersFirstUpTo: smallAmount,
  largeForSales,
  advance: {
    listed: `You sell by card, so an advance is possible, at ${advanceYear} a year, or more if you repay it in less than 180 days. We list it last, for when nothing else works.`,
    notSuited: `You sell by card, so you may be offered an advance, at ${advanceYear} a year, or more if you repay it in less than 180 days. We do not list it, because it does not suit this need.`,
    tooLarge: `You sell by card, so you may be offered an advance, at ${advanceYear} a year, or more if you repay it in less than 180 days. We do not list it, because your answers do not show that your card sales can carry this amount.`,
  },
  closing: {
    title: 'See real offers, then decide.',
    lede: `One profile, many lenders. Matching is free: lenders pay us when a deal closes. That does not change the order here. ${statements.whoCanOpenShort} If yours is neither, take this result to a bank, a credit union or a community lender.`,
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Compare all eleven', href: '/compare' },
    ],
  },
};
