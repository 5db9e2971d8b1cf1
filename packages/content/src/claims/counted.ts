import type { Stat } from '../schemas/stat.js';
import { figures } from './values.js';

/** The first sentences of a note with definitions. */
export const sinceFounding = `Our own figures since ${figures.foundedYear}, in US dollars. We do not claim that anyone outside Boundless has checked them.`;

/** What each figure is, and what we do not claim with it, for the note next to it. How each is counted is not known. */
export const definitions = {
  capitalRequests: 'Capital requests: the amounts that businesses asked for. Not every request was funded.',
  businessesFunded: 'Businesses funded: how many, whatever the amount.',
  verifiedLenders:
    'Verified lenders: lenders in our network that we check each year. We do not claim that each of them lends to a business like yours.',
  vettedLenders:
    '"Vetted" is our word for every lender in the network. Each year we check some of them, and match you with those: the verified lenders that other pages count.',
  lendersOver100: 'This is a rounded figure. Other pages give the number of verified lenders.',
  capitalProviders: 'Capital providers: a broader word than lenders.',
  successRate:
    'Success rate: compared with applying to lenders one at a time. We do not publish how it was measured, so it is not a forecast for your business.',
  joinThousands: 'Businesses that joined: a broader word than businesses funded.',
  fundedVolume: 'The amounts funded. They are less than the amounts that businesses asked for.',
  approvalRate:
    'The share of businesses with a complete profile that received at least one offer. It is not the share that was funded.',
  industryApprovalRate:
    'The share of single applications, without a match, that ended in a loan, as lenders in our network reported it to us. It is not a public statistic, and it does not count the same thing as our own rate.',
  usualChannel:
    'Changes: what we state for lenders in our network. We do not publish how they were measured, so they are not a forecast for you.',
} as const;

/** Boundless's results so far, as the public pages state them. */
export const trackRecord: { figures: Stat[]; note: string } = {
  figures: [
    { number: figures.capitalRequests, label: 'in capital requests', invented: true },
    { number: figures.businessesFunded, label: 'businesses funded', invented: true },
    { number: figures.verifiedLenders, label: 'verified lenders', invented: true },
    { number: figures.successRate, label: 'success rate', invented: true },
  ],
  note: [
    sinceFounding,
    definitions.capitalRequests,
    definitions.businessesFunded,
    definitions.verifiedLenders,
    definitions.successRate,
  ].join(' '),
};
