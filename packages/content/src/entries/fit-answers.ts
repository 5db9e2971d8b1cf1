import { lowerFirst } from '../claims/capitalize.js';
import { brokerRules } from '../facts/broker-licenses.js';
import { ceba } from '../facts/ceba.js';
import { csbfp } from '../facts/csbfp.js';
import { largeForSales, lawsFirst } from '../facts/funding/conditions.js';
import { fundingFits } from '../facts/funding/fits.js';
import { limitAbove, limitBetween } from '../facts/funding/limit-between.js';
import { limitInCanada } from '../facts/funding/limit-in-canada.js';
import { muchForLowSales, smallAmount } from '../facts/funding/limits.js';
import { kindsByNeed } from '../facts/funding/needs.js';
import { otherWays } from '../facts/funding/other-ways.js';
import { sbaFacts } from '../facts/sba.js';
import { surveys } from '../facts/surveys.js';
import type { FitAnswers } from '../schemas/pages/which-fits.js';

const paidSooner = 'Before you borrow, get paid faster and agree on later payment with your suppliers where you can.';
const getPaid =
  'Before you sell or borrow: call each late customer, send the invoice again, offer a small discount for payment this week, and ask for a deposit on the next job.';
const askForTime =
  'For this week, ask your bank for a short overdraft, your suppliers for more time and your customers to pay sooner. A credit card can bridge a few days.';
const advanceYear = `about ${surveys.advanceYear.text}`;

/** What to do first before a loan is replaced, in one country only. */
const beforeReplacing = {
  us: [
    "Get the old lender to promise in writing to end its lien by filing a UCC-3 termination statement, and to release every owner's guarantee once it is paid.",
  ],
  ca: [
    "Get the old lender to promise in writing to discharge its registration (under your province's personal property security act, the PPSA, or at the RDPRM in Quebec, the register of rights), and to release every owner's guarantee once it is paid.",
    `If you still owe a loan of the Canada Emergency Business Account (CEBA), you must repay all of it by ${ceba.cebaDue.text}: call your bank or credit union now.`,
  ],
};
const byCountry = ({ refinance, ...others }: Record<string, string[]>) => ({
  us: { ...others, refinance: [...(refinance ?? []), ...beforeReplacing.us] },
  ca: { ...others, refinance: [...(refinance ?? []), ...beforeReplacing.ca] },
});

export const fitAnswers: FitAnswers = {
  soon: {
    bridge: {
      stock: 'For this week, ask the supplier for more time to pay, or place a smaller first order.',
      order: 'For this week, ask your buyer for a deposit and the supplier for more time to pay.',
      equipment: 'For this week, ask the seller to hold the machine or vehicle for you, or rent one.',
      late: askForTime,
      gap: askForTime,
      growth: 'For this week, pay only for the step that cannot wait.',
      buy: 'For this week, ask the seller for a later closing date.',
      refinance: 'For this week, ask your lender for a later payment date.',
    },
    week: 'Few lenders pay within a week, so ask each one on which day you get the money. Do not take an advance only because it is fast.',
    month: 'You need the money within a month: ask each lender on which day you get it, and send a complete file.',
    program: 'Public programs take time: ask each one how many weeks.',
  },
  freeFirst: { late: getPaid },
  state: {
    title: 'In your state',
    notArranged:
      'Not through us. We do not arrange this in your state, because we do not yet have what {state} asks of a broker: {needs}. Take this result to your bank, a credit union or a community lender.',
    notArrangedShort: 'We do not arrange this in your state.',
    securedOnly: 'In {state} we arrange this only if it is secured: something that the business owns backs it.',
    unread:
      'Not through us: we do not arrange funding {inState} yet. Take this result to your bank, a credit union or a community lender. [Our terms list the states](/terms-of-service#using-the-service) whose rules for brokers we have checked.',
    needs: Object.fromEntries(brokerRules.map((rule) => [rule.region, lowerFirst(rule.needs)])),
  },
  notYet: {
    label: 'Our answer',
    title: 'Not yet',
    description:
      'We arrange nothing that fits this need and amount yet. The options below are outside Boundless, and one of them may help.',
    outside:
      'We arrange nothing that fits this need and amount yet, but {named} may pay for all of it or a part: see below.',
    reasonsTitle: 'What to do first',
    limitTitle: 'If somebody offers you credit anyway',
    smaller: 'Ask for less. For {amount} you could start with: {title}.',
    whole: {
      us: [
        {
          text: `For the whole amount, ask a lender on SBA Lender Match (below): a 7(a) loan can go up to ${sbaFacts.sbaLimit.text}, but few lenders go that far for a business with low sales.`,
          ...muchForLowSales,
          sources: ['sba-terms'],
        },
      ],
      ca: [
        {
          text: `If ${csbfp.csbfpEquipmentLimit.text} or less would do, ask your bank or credit union for a loan of the Canada Small Business Financing Program (CSBFP). Few lenders go that far for a business with low sales.`,
          ...muchForLowSales,
          sources: ['csbfp'],
        },
      ],
    },
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
    firstByNeed: byCountry({
      stock: [
        'If a buyer has already placed a firm order, choose "A large order" above.',
        'Order less at first, and ask the supplier for more time to pay.',
        'Ask customers for a deposit on large orders. It pays for the goods and costs you nothing.',
      ],
      late: [getPaid, 'Ask a factor whether it takes the invoices of your best customers only.'],
      buy: [
        'Ask the seller to let you pay a part of the price over several years.',
        "Have an accountant go through the business's tax returns of the last three years before you look for money.",
      ],
      gap: [paidSooner, 'Put off one payment or purchase, and cover the rest from sales.'],
      refinance: [
        'Ask your lender first for a lower rate or more time. That needs no new loan.',
        'Ask for the payoff amount with every fee. Replace the loan only if the new total, fees included, is lower for the same number of months.',
      ],
    }),
    sources: { us: {}, ca: { refinance: ['ceba-loans'] } },
    wait: {
      title: 'Waiting',
      description:
        'A few months of clean bank statements help you more than another application today. Read what lenders look at.',
      href: '/blog/how-lenders-evaluate-your-business',
    },
    details: { label: 'What lenders look at', href: '/blog/how-lenders-evaluate-your-business' },
  },
  contradiction:
    'Two of your answers disagree: by card and online alone you sell more in a month than you say you sell in all. Change one of them. The result may change too.',
  limitInCanada: {
    text: `**Legal limit in Canada** for what counts as credit: ${limitInCanada}`,
    byAmount: { medium: limitBetween, largest: limitAbove },
    sources: ['criminal-rate'],
  },
  sameCost: '**Cost:** as above.',
  kinds: fundingFits,
  kindsByNeed,
  others: otherWays,
  othersFirstUpTo: smallAmount,
  largeForSales,
  lawsFirst,
  advance: {
    listed: `You sell by card, so an advance is possible, at ${advanceYear} a year, or more if you repay it in less than 180 days. We list it last, for when nothing else works.`,
    notSuited: `You sell by card, so you may be offered an advance, at ${advanceYear} a year, or more if you repay it in less than 180 days. We do not list it, because it does not suit this need.`,
    tooLarge: `You sell by card, so you may be offered an advance, at ${advanceYear} a year, or more if you repay it in less than 180 days. We leave it out: this amount, or the upper end of it, could take too much of your card sales.`,
    tooEarly: `You sell by card, so you may be offered an advance, at ${advanceYear} a year, or more if you repay it in less than 180 days. We leave it out: at this stage a share of each day's sales could leave you too little to run the business.`,
    sources: ['ftc'],
  },
  sourceList: {
    title: 'Sources for this result',
    text: [
      'These pages state the figures, or those from which we calculated or estimated them. "Boundless" marks our own terms and examples.',
    ],
    checkedLabel: 'As of',
    note: 'None of this is an offer. What you are offered depends on your numbers and on the lender.',
  },
};
