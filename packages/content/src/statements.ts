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
