import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { criminalRate } from '@boundless/content/facts/criminal-rate';
import { language } from '@boundless/content/language';
import type { CalculatorResult } from '@boundless/ui/types';
import type { Texts } from '../definition.js';
import { fill } from '../format.js';
import { resultOf } from '../show.js';
import type { OfferCheck, RateLimit } from './check-offer.js';
import { offerKinds } from './offer-kinds.js';
import { worstMonthResult } from './worst-month.js';

/** The figures of a contract's calculator, what it takes in the worst month, and the limit in Canada. */
export function offerResult({ kind, offer }: OfferCheck): CalculatorResult | undefined {
  if (!offer) return undefined;
  const { calculation, rateLimit } = offer;
  const { calculator } = offerKinds[kind];
  // The rate is the main figure of every kind, because it can be compared.
  const result = resultOf(
    { ...calculator, headline: 'annual-rate' },
    calculation,
    calculator.draw(calculation).sentence,
  );
  const worst = worstMonthResult(kind, offer);
  const sentences = [
    result.sentence,
    ...(worst ? [worst.sentence] : []),
    ...(rateLimit ? [limitSentence(rateLimit, calculation.texts)] : []),
  ];
  return {
    ...result,
    others: [...result.others, ...(worst?.figures ?? []), ...(rateLimit ? limitFigures(rateLimit) : [])],
    sentence: sentences.join(' '),
  };
}

const limitFigures = ({ limit, isOver, reason }: RateLimit): CalculatorResult['others'] => {
  const { label, none, reasons, over } = words.limit;
  const texts = { from: criminalRate.criminalRateFrom.text, to: criminalRate.criminalRateTo.text };
  return [
    {
      name: 'limit',
      raw: limit,
      label,
      note: fill(reasons[reason], texts),
      ...(limit === 'none' ? { value: none } : { value: String(limit), unit: language.percent }),
    },
    { name: 'over-limit', raw: String(isOver), label: over.label, value: isOver ? over.yes : over.no },
  ];
};

function limitSentence({ limit, isOver }: RateLimit, texts: Texts): string {
  const { sentences } = words.limit;
  const sentence = limit === 'none' ? sentences.none : isOver ? sentences.over : sentences.within;
  return fill(sentence, { ...texts, limit: String(limit) });
}
