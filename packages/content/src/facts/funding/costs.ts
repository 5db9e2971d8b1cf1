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
const averageOf2022 = (rate: string, loans: string) =>
  `It costs about ${prime.canadaDebtToday.text} a year, our estimate for today: prime at the large banks (${prime.primeCanada.text} on ${printedDay(prime.primeCanada.source.asOf)}) plus the ${surveys.canadaMargin.text} above prime that small businesses paid for all their debt in 2022 (OECD). That year they paid ${rate} on average for ${loans}. We know of no newer survey. A bank quotes prime plus a margin: ask for the margin.`;

const advance = `It costs about ${surveys.advanceYear.text} a year, by our calculation, or more if you repay it in less than 180 days.`;
const factoring = `It costs about ${surveys.factoringYear.text} a year if your customers pay after 30 days, by our calculation. It depends on the fee and on how soon they pay.`;
const primeDay = printedDay(prime.primeUs.source.asOf);
const termLoan = `In the third quarter of 2025 new term loans at US banks had these yearly rates in a survey: ${bankLoans}. They are medians, so half of the loans cost more. Online lenders cost far more: ${surveys.onlineLoans.text} a year with fees (Fundera, March 2025), or ${surveys.onlineLoansElsewhere.text} and more (Business Capital, December 2025).`;
const termLoanInCanada = `${averageOf2022(surveys.canadaTermRate.text, 'longer loans')} Lenders other than banks charge more.`;
const noFigureForMachines = 'That is for all term loans: we have no separate figure for equipment.';

const order = `We have no market figure. In our example, with an assumed fee of ${examples.poFee} for each 30 days, it costs ${examples.poYear} a year.`;

/** What each kind of funding costs in a year, by country, from the same facts as the comparison. */
export const yearlyCosts: Readonly<Record<string, FundingFit['cost']>> = {
  'invoice-factoring': everywhere(factoring),
  'equipment-financing': {
    us: `${termLoan} ${noFigureForMachines}`,
    ca: `${termLoanInCanada} ${noFigureForMachines}`,
  },
  'inventory-financing': everywhere(
    `We have no market figure. In our example, with assumed rates, it costs ${examples.inventoryYear} a year, appraisal included.`,
  ),
  'po-financing': everywhere(order),
  'line-of-credit': {
    us: `It costs ${lowerFirst(bankLines)} a year at US banks on what you draw, by our estimate from a survey of the end of 2023 and prime of ${primeDay}. Other lenders charge more.`,
    ca: averageOf2022(surveys.canadaShortTermRate.text, 'short-term loans'),
  },
  'government-backed-loan': {
    us: `On ${printedDay(prime.sbaCeiling.source.asOf)} a floating rate could be at most ${prime.sbaCeilingSmallest.text} a year for a loan up to ${sbaFacts.sbaMarginSmallestTo.text}, ${prime.sbaCeilingSmall.text} up to ${sbaFacts.sbaMarginSmallTo.text}, ${prime.sbaCeilingMiddle.text} up to ${sbaFacts.sbaMarginFrom.text} and ${prime.sbaCeiling.text} above that, plus an upfront fee. A lender may charge less: ask two. The term is long, so you pay more interest in total than with a shorter loan.`,
    ca: `On ${printedDay(prime.csbfpCeiling.source.asOf)} a floating rate could be at most ${prime.csbfpCeiling.text} a year. It may have changed since, and a lender may charge less: ask two. You also pay a one-time fee of ${csbfp.csbfpFee.text} of the loan. The term is long, so you pay more interest in total than with a shorter loan.`,
  },
  'term-loans': { us: termLoan, ca: termLoanInCanada },
  'asset-based-lending': everywhere(
    `We have no market figure. In our example, with assumed rates, it costs ${examples.ablYear} a year, fees included.`,
  ),
  'merchant-cash-advance': everywhere(advance),
};
