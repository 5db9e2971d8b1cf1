import { amounts } from '../../claims/amounts.js';
import type { FigureId } from '../../claims/values.js';
import { longMoney, money, percent, plain, shortMoney } from '../site/format.js';

const range = ([from, to]: readonly [number, number]) => `${from} à ${to}`;

/** Every marketing figure in French, from the same numbers as in English. Amounts are in US dollars, as the footer says. */
export const figures: Readonly<Record<FigureId, string>> = {
  capitalRequests: `plus de ${shortMoney(amounts.capitalRequests)}`,
  businessesFunded: `plus de ${plain(amounts.businessesFunded)}`,
  verifiedLenders: `plus de ${amounts.verifiedLenders}`,
  vettedLenders: 'des centaines de prêteurs sélectionnés',
  lendersOver100: `plus de ${amounts.lendersOver100}`,
  capitalProviders: `plus de ${amounts.capitalProviders}`,
  fundedVolume: `plus de ${longMoney(amounts.fundedVolume)}`,
  successRate: `${amounts.successRate} fois`,
  approvalRate: percent(amounts.approvalRate),
  industryApprovalRate: `de ${amounts.industryApprovalRate[0]} à ${percent(amounts.industryApprovalRate[1])}`,
  fundingRange: `de ${money(amounts.fundingRange[0])} à ${shortMoney(amounts.fundingRange[1])}`,
  fundingRangeLong: `de ${money(amounts.fundingRange[0])} à ${longMoney(amounts.fundingRange[1])}`,
  matchingTime: 'quelques minutes',
  decisionTime: `${range(amounts.decisionHours)} heures`,
  sbaTime: 'de un à trois mois',
  responseTime: `dans les ${amounts.responseHours} heures`,
  joinThousands: 'des milliers d’entreprises',
  encryption: `chiffrement à ${amounts.encryptionBits} bits`,
  foundedYear: `${amounts.foundedYear}`,
  founderCount: 'deux',
  mcaApprovalTime: `${range(amounts.mcaApprovalHours)} heures`,
  mcaLimit: `jusqu’à ${money(amounts.mcaLimit)}`,
  termLoanYears: `${range(amounts.termLoanYears)} ans`,
  poOrderSize: `jusqu’à ${longMoney(amounts.poOrderSize)}`,
  poTerms: `${amounts.poTermDays} jours`,
  ablMinimum: money(amounts.ablMinimum),
  ablCollateral: longMoney(amounts.ablCollateral),
  storyPeriod: `${amounts.storyMonths} derniers mois`,
  storyAcquisition: shortMoney(amounts.storyAcquisition),
  storyTranched: shortMoney(amounts.storyTranched),
  storyFactoring: shortMoney(amounts.storyFactoring),
  storySba: shortMoney(amounts.storySba),
  storyVenture: shortMoney(amounts.storyVenture),
  storyRevolver: shortMoney(amounts.storyRevolver),
  salesCycle: percent(amounts.salesCycle),
  completedApplications: percent(amounts.completedApplications),
  partnerAge: 'six mois',
  partnerRevenue: money(amounts.partnerRevenue),
  partnerLoanSize: `de ${money(amounts.partnerLoanSize[0])} à plus de ${longMoney(amounts.partnerLoanSize[1])}, en dollars américains`,
};
