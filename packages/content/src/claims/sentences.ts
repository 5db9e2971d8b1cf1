import { figures } from './values.js';

/** What counts as incorporated, for every page that says who can open an account. */
export const legalForms =
  'a corporation or a US limited liability company (LLC), but not a sole proprietorship or a partnership';

/**
 * Sentences that several pages share, so that pages cannot contradict each other: who sees the file, what it costs, how long it takes, who can
 * apply. `/how-we-are-paid` explains them.
 */
export const statements = {
  /** No page may contradict this, for example by saying that only chosen lenders see anything. */
  whoSees: 'Lenders that match see a summary; only those you choose open the file.',
  whoElseSees: 'Our staff and the suppliers who work for us can also read the file if they need to for their work.',
  summary:
    'The summary gives your industry and region, a range for your age in business and your revenue, and the amount you ask for. It also shows how well you fit and whether your file is complete. The summary has no name and no documents.',
  cost: 'Matching is free for businesses.',
  /** The same with who pays, for the end of a page. */
  costAndPayer: 'Matching is free for businesses: lenders pay us when a deal closes.',
  /** Answers questions about cost, so it names the free matching and the possible fees together. */
  costInFull:
    'Creating a profile, being matched and comparing offers cost your business nothing, and you may decline every offer. On larger structured deals underwriting or transaction fees may apply on success, only if you agreed to them in writing first.',
  whoPays: 'Our fees are agreed with lenders, who pay us when a deal closes.',
  decision: `Lenders usually decide within ${figures.decisionTime}. Larger, secured and government-backed loans take longer: an SBA loan, ${figures.sbaTime}.`,
  decisionShort: `Most decisions arrive within ${figures.decisionTime}; larger, secured and government-backed loans take longer.`,
  matching: `Matching takes ${figures.matchingTime} once your profile is complete.`,
  whoCanOpen: `Accounts are for organizations incorporated in Canada or the United States: ${legalForms}.`,
  /** The same near a button, where there is room for a line. */
  whoCanOpenShort: 'Accounts are for corporations and US limited liability companies (LLCs).',
  /** The same in a note of three lines, on the home page. */
  whoCanOpenBrief: 'For corporations and US LLCs.',
} as const;
