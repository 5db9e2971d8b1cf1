import { surveys as facts } from '../facts/surveys.js';
import type { Fact, FactSource } from '../schemas/fact.js';

/** The price of a kind of funding: per cent a year, per cent for each 30 days, or a factor. */
interface OfferPrice {
  low: number;
  high: number;
  /** As shown. */
  text: string;
  source: FactSource;
}

const single = ({ value = 0, source }: Fact, text: string): OfferPrice => ({ low: value, high: value, text, source });

const advance = single(facts.advanceExampleFactor, `Factor ${facts.advanceExampleFactor.text}: example of a Fed study`);

const factoring: OfferPrice = {
  low: 1,
  high: 5,
  text: `${facts.factoringFee.text} of invoices that are paid after 30 days`,
  source: facts.factoringFee.source,
};

/** What "Check an offer" compares a contract with, by country. */
export const offerPrices = {
  /** Per cent of an invoice that a factor pays at once. */
  advanceRate: 85,
  us: {
    advance,
    loan: single(facts.usTermRateFixed, `${facts.usTermRateFixed.text} a year: median of new bank loans`),
    line: single(facts.usLineRateVariable, `${facts.usLineRateVariable.text} a year: median of new bank lines`),
    factoring,
  },
  ca: {
    advance,
    loan: single(facts.canadaTermRate, `${facts.canadaTermRate.text} a year: survey average`),
    line: single(facts.canadaShortTermRate, `${facts.canadaShortTermRate.text} a year: survey average`),
    factoring,
  },
};
