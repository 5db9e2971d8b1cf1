import type { FigureId } from './values.js';

/** The record that a real company needs for a marketing claim before it makes it. None is held yet. Not public: no page imports it. */
interface Evidence {
  /** The record that proves the claim. */
  expected: string;
  /** Where the record is kept, such as the name of a report and its date. Without it the build names the claim. */
  held?: string;
}

const requests = 'Export of all requests since the founding with amount, currency, day and duplicates removed';
const closings = "Lenders' closing notices or commission statements, one for each business";
const lenders = 'Register of lenders with the day of the last check of identity, license and terms';
const terms = 'Signed term sheets or published criteria of lenders in the network';
const story = "The customer's written consent, and the closing statement with the amount";
const lenderStudy = 'Figures of each lender before and after, the method, the period and the number of lenders';
const offer = 'The signed agreement with the partner';

const expected: Readonly<Record<FigureId, string>> = {
  capitalRequests: requests,
  businessesFunded: closings,
  verifiedLenders: lenders,
  vettedLenders: lenders,
  lendersOver100: lenders,
  capitalProviders: lenders,
  fundedVolume: closings,
  successRate:
    'Outcomes of matched requests and of requests that the same businesses sent one at a time, by month, with the method and the number of businesses',
  approvalRate: 'Completed profiles and the offers each received, by month',
  industryApprovalRate: 'The published statistic, or the reports of lenders that the comparison rests on',
  fundingRange: terms,
  fundingRangeLong: terms,
  matchingTime: 'Measured times from a complete profile to the first match, at the median and at the slowest tenth',
  decisionTime: 'Measured times from application to decision, by product and lender',
  sbaTime: 'Measured times of SBA loans from a complete file to the money',
  responseTime: 'Measured times from a message to the first answer, weekends included',
  joinThousands: 'The number of accounts, test accounts removed',
  encryption: 'Configuration of connections and storage, and the last security review',
  foundedYear: 'Certificate of incorporation',
  founderCount: 'Certificate of incorporation and the first share register',
  mcaApprovalTime: 'Measured times from application to approval of cash advances, by funder',
  mcaLimit: terms,
  termLoanYears: terms,
  poOrderSize: terms,
  poTerms: 'Terms of all financed purchase orders, with their average',
  ablMinimum: terms,
  ablCollateral: terms,
  storyPeriod: story,
  storyAcquisition: story,
  storyTranched: story,
  storyFactoring: story,
  storySba: story,
  storyVenture: story,
  storyRevolver: story,
  salesCycle: lenderStudy,
  completedApplications: lenderStudy,
  partnerAge: offer,
  partnerRevenue: offer,
  partnerLoanSize: offer,
};

/** Records that are held, by claim: none, so the build names every claim as without evidence. */
const held: Readonly<Partial<Record<FigureId, string>>> = {};

export const evidence: readonly (Evidence & { claim: FigureId })[] = (Object.keys(expected) as FigureId[]).map(
  (claim) => {
    const record = held[claim];
    return { claim, expected: expected[claim], ...(record && { held: record }) };
  },
);

/** The claims without a record. */
export const unproven = evidence.filter((one) => !one.held);
