import type { Fact, FactSource } from '../../schemas/fact.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys as facts } from '../surveys.js';
import { sbaCeilings } from './sba-ceilings.js';

/** The price of a kind of funding: per cent a year, per cent for each 30 days, or a factor. */
interface OfferPrice {
  low: number;
  high: number;
  /** As shown. `{days}`: how long the contract runs. */
  text: string;
  /** The same beside a contract of the same type. */
  beside?: string;
  /** All that the figures come from. */
  sources: readonly FactSource[];
  /** The largest amount that it is for, if the price depends on the amount. */
  upTo?: number;
}

const advance: OfferPrice = {
  low: 1.2,
  high: 1.5,
  text: `A fee of ${facts.advanceFee.text} of the amount (FTC, ${facts.advanceFee.source.asOf.slice(0, 4)}), repaid over {days} days`,
  sources: [facts.advanceFee.source],
};

/** A range of Fundera's, with fees. */
const online = ({ range: [low, high] = [0, 0], text, source }: Fact): OfferPrice => ({
  low,
  high,
  text: `${text} a year with fees (Fundera, March 2025)`,
  sources: [source],
});

/** From a rate to a ceiling, which is prime (its source) plus a margin. */
const between = (rate: Fact, ceiling: Fact, margin: Fact, text: string): OfferPrice => ({
  low: rate.value ?? 0,
  high: ceiling.value ?? 0,
  text,
  sources: [rate.source, ceiling.source, margin.source],
});

/** A line at a bank: prime plus a margin. */
const bankLine: OfferPrice = {
  low: prime.bankLineToday.value ?? 0,
  high: prime.bankLineToday.value ?? 0,
  text: `About ${prime.bankLineToday.text} a year at a bank`,
  sources: [prime.bankLineToday.source, facts.usLineMargin.source],
};

const factoring: OfferPrice = {
  low: 1,
  high: 5,
  text: `${facts.factoringFee.text} of each invoice (The CFO Club), if your customers pay after 30 days and you sell new invoices for {days} days`,
  beside: `${facts.factoringFee.text} of the invoice, once (The CFO Club). Some factors charge it again for each 30 days`,
  sources: [facts.factoringFee.source],
};

const sbaLoan = ({ id, upTo }: (typeof sbaCeilings)[number]): OfferPrice => ({
  ...between(
    facts.usTermRateFixed,
    prime[id],
    sbaFacts.sbaMargin,
    `${facts.usTermRateFixed.text} a year, the median at US banks in the third quarter of 2025 (half cost more), to ${prime[id].text}, the SBA's highest floating rate for this amount`,
  ),
  ...(upTo !== undefined && { upTo }),
});

/** What "Check an offer" compares a contract with, by country. */
export const offerPrices = {
  /** Per cent of an invoice that a factor pays at once. */
  advanceRate: 85,
  largestSbaLoan: sbaFacts.sbaLimit.value ?? 0,
  /** In the United States: of online lenders for loans, of every lender for lines. We know of no survey in Canada. */
  online: { loan: online(facts.onlineLoans), line: online(facts.linesElsewhere) },
  us: {
    advance,
    loan: sbaCeilings.map(sbaLoan),
    line: bankLine,
    factoring,
  },
  ca: {
    advance,
    loan: between(
      prime.canadaDebtToday,
      prime.csbfpCeiling,
      csbfp.csbfpMargin,
      `About ${prime.canadaDebtToday.text} a year on average (our estimate), to ${prime.csbfpCeiling.text}, the CSBFP's floating limit`,
    ),
    line: between(
      prime.canadaDebtToday,
      prime.csbfpLineCeiling,
      csbfp.csbfpLineMargin,
      `About ${prime.canadaDebtToday.text} a year on average (our estimate), to ${prime.csbfpLineCeiling.text}, the CSBFP's limit`,
    ),
    factoring,
  },
};
