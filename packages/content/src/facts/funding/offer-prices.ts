import type { Fact, FactSource } from '../../schemas/fact.js';
import { prime } from '../prime.js';
import { surveys as facts } from '../surveys.js';
import { sbaCeilings } from './sba-ceilings.js';

/** The price of a kind of funding: per cent a year, per cent for each 30 days, or a factor. */
interface OfferPrice {
  low: number;
  high: number;
  /** As shown. */
  text: string;
  source: FactSource;
  /** The largest amount that it is for, if the price depends on the amount. */
  upTo?: number;
}

const single = ({ value = 0, source }: Fact, text: string): OfferPrice => ({ low: value, high: value, text, source });

const advance: OfferPrice = {
  low: 1.2,
  high: 1.5,
  text: `A fee of ${facts.advanceFee.text} of the amount`,
  source: facts.advanceFee.source,
};

/** What online lenders ask, with fees. */
const online = ({ range: [low, high] = [0, 0], text, source }: Fact): OfferPrice => ({
  low,
  high,
  text: `${text} a year with fees (Fundera, March 2025)`,
  source,
});

/** From the first to the second. The day and the source are those of the ceiling, which follows prime. */
const between = ({ value: low = 0 }: Fact, { value: high = 0, source }: Fact, text: string): OfferPrice => ({
  low,
  high,
  text,
  source,
});

const factoring: OfferPrice = {
  low: 1,
  high: 5,
  text: `${facts.factoringFee.text} of the invoice for each 30 days begun`,
  source: facts.factoringFee.source,
};

const sbaLoan = ({ id, upTo }: (typeof sbaCeilings)[number]): OfferPrice => ({
  ...between(
    facts.usTermRateFixed,
    prime[id],
    `${facts.usTermRateFixed.text} a year, the median at US banks in the third quarter of 2025, to ${prime[id].text}, the SBA's highest floating rate for this amount`,
  ),
  ...(upTo !== undefined && { upTo }),
});

/** What "Check an offer" compares a contract with, by country. */
export const offerPrices = {
  /** Per cent of an invoice that a factor pays at once. */
  advanceRate: 85,
  /** Of online lenders in the United States. We know of no survey in Canada. */
  online: { loan: online(facts.onlineLoans), line: online(facts.onlineLines) },
  us: {
    advance,
    loan: sbaCeilings.map(sbaLoan),
    line: single(prime.bankLineToday, `About ${prime.bankLineToday.text} a year at a bank`),
    factoring,
  },
  ca: {
    advance,
    loan: between(
      facts.canadaTermRate,
      prime.csbfpCeiling,
      `${facts.canadaTermRate.text} a year on average in 2022, to ${prime.csbfpCeiling.text}, the CSBFP's floating limit`,
    ),
    line: between(
      facts.canadaShortTermRate,
      prime.csbfpLineCeiling,
      `${facts.canadaShortTermRate.text} a year on average in 2022, to ${prime.csbfpLineCeiling.text}, the CSBFP's limit`,
    ),
    factoring,
  },
};
