import { figures } from './figures.js';

/**
 * What several pages say about the same thing: who sees the file, what it costs, how long it takes, who can apply. Each is
 * written once, so that no two pages contradict each other. `/how-we-are-paid` explains them.
 */
export const statements = {
  /** Also the reason why no page says that lenders see nothing, or that only chosen lenders see anything. */
  whoSees: 'Lenders that match see a summary; only those you choose open the file.',
  whoElseSees: 'Our staff and the suppliers who work for us can also read it, as far as their work needs it.',
  summary:
    'The summary gives your industry, region, age and revenue in ranges, and the amount you ask for. It has no name and no documents.',
  cost: 'Matching is free for businesses.',
  /** Both are given: "free for businesses" and fees on larger structured deals: always together where cost is asked. */
  costInFull:
    'Creating a profile, being matched and comparing offers cost your business nothing, and you may decline every offer. On larger structured deals underwriting or transaction fees may apply on success, only if you have agreed to them in writing beforehand.',
  whoPays: 'Our fees are agreed with lenders, who pay us when a deal closes.',
  decision: `Lenders usually decide within ${figures.decisionTime}. Larger, secured and government-backed loans take longer: an SBA loan, ${figures.sbaTime}.`,
  decisionShort: `Most decisions arrive within ${figures.decisionTime}; larger, secured and government-backed loans take longer.`,
  matching: `Matching takes ${figures.matchingTime} once your profile is complete.`,
  whoCanApply:
    'Organizations lawfully incorporated in Canada or the US can open an account. Each lender then sets its own minimum age and revenue.',
} as const;

/** Precedes definitions. */
export const sinceFounding = `Our own counts since ${figures.foundedYear}, sums in US dollars.`;

/** What each figure counts, as shown beside it. */
export const definitions = {
  capitalRequests: 'Capital requests: what businesses asked for, not what was lent.',
  businessesFunded: 'Businesses funded: those that signed with a lender they met here.',
  verifiedLenders: 'Verified lenders: checked each year and open to new requests today.',
  vettedLenders:
    'Vetted lenders: those whose identity, licence and terms our team has checked; the verified ones among them are also open to new requests today.',
  lendersOver100: 'Counted here: verified lenders that accept requests from partners.',
  capitalProviders: 'Capital providers: lenders, funders and investors together.',
  successRate:
    'Success rate: that of matched requests, as a multiple of what the same businesses report for requests sent to one lender at a time.',
  usualChannel: 'Changes: against the usual channel of the lenders who reported both.',
} as const;

/** What Boundless has done so far, as the pages for everybody state it. */
export const trackRecord = {
  figures: [
    { number: figures.capitalRequests, label: 'in capital requests' },
    { number: figures.businessesFunded, label: 'businesses funded' },
    { number: figures.verifiedLenders, label: 'verified lenders' },
    { number: figures.successRate, label: 'success rate' },
  ],
  note: [
    sinceFounding,
    definitions.capitalRequests,
    definitions.businessesFunded,
    definitions.verifiedLenders,
    definitions.successRate,
  ].join(' '),
};
