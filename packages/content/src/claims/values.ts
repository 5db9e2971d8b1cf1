import { groupedNumber as plain } from '../site/grouped-number.js';
import { amounts } from './amounts.js';

const short = (value: number) =>
  value >= 1e9 ? `${value / 1e9}B` : value >= 1e6 ? `${value / 1e6}M` : `${value / 1e3}K`;
const range = ([from, to]: readonly [number, number]) => `${from}-${to}`;

/**
 * Every marketing figure. Entries take figures from this module only, so a change here changes every page. `claims.ts` says where each figure may
 * be used, and why.
 */
export const figures = {
  capitalRequests: `$${short(amounts.capitalRequests)}+`,
  businessesFunded: `${amounts.businessesFunded}+`,
  verifiedLenders: `${amounts.verifiedLenders}+`,
  vettedLenders: 'hundreds of vetted lenders',
  lendersOver100: `over ${amounts.lendersOver100}`,
  capitalProviders: `over ${amounts.capitalProviders}`,
  fundedVolume: `over $${short(amounts.fundedVolume)}`,
  successRate: `${amounts.successRate}x`,
  approvalRate: `${amounts.approvalRate}%`,
  industryApprovalRate: `${range(amounts.industryApprovalRate)}%`,
  fundingRange: `$${short(amounts.fundingRange[0])} to $${short(amounts.fundingRange[1])}`,
  fundingRangeLong: `$${plain(amounts.fundingRange[0])} to $${amounts.fundingRange[1] / 1e6} million`,
  matchingTime: 'minutes',
  decisionTime: `${range(amounts.decisionHours)} hours`,
  sbaTime: 'one to three months',
  responseTime: `within ${amounts.responseHours} hours`,
  joinThousands: 'thousands of businesses',
  encryption: `${amounts.encryptionBits}-bit encryption`,
  foundedYear: `${amounts.foundedYear}`,
  founderCount: 'two',
  mcaApprovalTime: `${range(amounts.mcaApprovalHours)} hours`,
  mcaLimit: `up to $${short(amounts.mcaLimit)}`,
  termLoanYears: `${range(amounts.termLoanYears)} years`,
  poOrderSize: `up to $${short(amounts.poOrderSize)}`,
  poTerms: `${amounts.poTermDays}-day`,
  ablMinimum: `$${plain(amounts.ablMinimum)}`,
  ablCollateral: `$${plain(amounts.ablCollateral)}`,
  storyPeriod: `last ${amounts.storyMonths} months`,
  storyAcquisition: `$${short(amounts.storyAcquisition)}`,
  storyTranched: `$${short(amounts.storyTranched)}`,
  storyFactoring: `$${short(amounts.storyFactoring)}`,
  storySba: `$${short(amounts.storySba)}`,
  storyVenture: `$${short(amounts.storyVenture)}`,
  storyRevolver: `$${short(amounts.storyRevolver)}`,
  salesCycle: `${amounts.salesCycle}%`,
  completedApplications: `${amounts.completedApplications}%`,
  partnerAge: 'six months',
  partnerRevenue: `$${plain(amounts.partnerRevenue)}`,
  partnerLoanSize: `USD ${short(amounts.partnerLoanSize[0])} to over ${short(amounts.partnerLoanSize[1])}`,
} as const;

export type FigureId = keyof typeof figures;
