import { lowerFirst } from '../../claims/capitalize.js';
import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { printedDay } from '../amounts.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLines, bankLoans } from './bank-rates.js';
import { examples } from './examples.js';

const everywhere = (text: string): FundingFit['cost'] => ({ us: text, ca: text });
const inCanada = `**Cost:** about ${prime.canadaDebtToday.text} a year on average, by our estimate from the prime rate of ${printedDay(prime.primeCanada.source.asOf)}. Expect more for a small amount, a young business or a risky trade: under the Canada Small Business Financing Program (CSBFP) a bank may charge up to ${prime.csbfpCeiling.text} for a loan and ${prime.csbfpLineCeiling.text} for a line. Lenders other than banks cost far more: we have found no survey of them.`;

const advance = `**Cost:** about ${surveys.advanceYear.text} a year, by our calculation, or more if you repay it in less than 180 days.`;
const factoring = `**Cost:** about ${surveys.factoringYear.text} a year if your customers pay after 30 days, by our calculation. If they pay after 60 days, the annual rate is half as high with a flat fee, and the same with a fee for each 30 days.`;
const primeDay = printedDay(prime.primeUs.source.asOf);
const termLoan = `**Cost:** in a survey of July to September 2025, the median rate of new term loans at US banks was ${bankLoans} a year: half of them cost more. Online lenders: ${surveys.onlineLoans.text} a year with fees (Fundera, March 2025).`;
const machines = `**Cost:** we found no survey for equipment. One site gave ${surveys.equipmentElsewhere.text} a year in the US (Fundera, March 2025).`;

const order = `**Cost:** we have no market figure. In our example, with an assumed fee of ${examples.poFee} for each 30 days, it is ${examples.poYear} a year.`;

/** The SBA's limit for floating rates, for the amounts of an answer. */
const sbaLimit = (most: string) =>
  `**Cost:** on ${printedDay(prime.sbaCeiling.source.asOf)} a floating rate could be at most ${most}, plus an upfront fee. A lender may charge less: ask two. The term is long, so you pay more interest in total than with a shorter loan.`;

/** What each kind of funding costs in a year, by country, from the same facts as the comparison. */
export const yearlyCosts: Readonly<Record<string, FundingFit['cost']>> = {
  'invoice-factoring': everywhere(factoring),
  'equipment-financing': {
    us: `${machines} Bank term loans of every type: ${bankLoans}, medians of July to September 2025.`,
    ca: `${machines} All small-business debt in Canada: about ${prime.canadaDebtToday.text} on average, by our estimate. A CSBFP loan: at most ${prime.csbfpCeiling.text}, plus a fee of ${csbfp.csbfpFee.text}.`,
  },
  'inventory-financing': everywhere(
    `**Cost:** we have no market figure. In our example, with assumed rates, it is ${examples.inventoryYear} a year, appraisal included.`,
  ),
  'po-financing': everywhere(order),
  'line-of-credit': {
    us: `**Cost:** ${lowerFirst(bankLines)} a year at US banks on what you draw, by our estimate from a survey of the end of 2023 and prime of ${primeDay}. Other lenders charge more.`,
    ca: inCanada,
  },
  'government-backed-loan': {
    us: {
      small: sbaLimit(`${prime.sbaCeilingSmallest.text} a year`),
      medium: sbaLimit(
        `${prime.sbaCeilingSmallest.text} a year for a loan up to ${sbaFacts.sbaMarginSmallestTo.text}, and ${prime.sbaCeilingSmall.text} above that`,
      ),
      large: sbaLimit(
        `${prime.sbaCeilingMiddle.text} a year for a loan up to ${sbaFacts.sbaMarginFrom.text}, and ${prime.sbaCeiling.text} above that`,
      ),
      largest: sbaLimit(`${prime.sbaCeiling.text} a year`),
    },
    ca: `**Cost:** on ${printedDay(prime.csbfpCeiling.source.asOf)} a floating rate could be at most ${prime.csbfpCeiling.text} a year. It may have changed since, and a lender may charge less: ask two. You also pay a one-time fee of ${csbfp.csbfpFee.text} of the loan. The term is long, so you pay more interest in total than with a shorter loan.`,
  },
  'term-loans': { us: termLoan, ca: inCanada },
  'asset-based-lending': everywhere(
    `**Cost:** we have no market figure. In our example, with assumed rates, it is ${examples.ablYear} a year, fees included.`,
  ),
  'merchant-cash-advance': {
    us: advance,
    ca: `${advance} The range comes from US sources. In Canada we arrange no credit above the legal limit, and most of this range is above it if the advance counts as credit.`,
  },
};
