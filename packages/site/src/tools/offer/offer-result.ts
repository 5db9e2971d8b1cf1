import { offerLimit as words } from '@boundless/content/entries/offer-limit';
import { canadianLimits } from '@boundless/content/facts/rate-limits';
import { language } from '@boundless/content/language';
import type { CalculatorResult } from '@boundless/ui/types';
import type { Texts } from '../definition.js';
import { fill, money, number } from '../format.js';
import { resultOf } from '../show.js';
import { stateTexts } from '../state-texts.js';
import { type CheckedOffer, isInCanada, type OfferCheck, type RateLimit } from './check-offer.js';
import { type OfferKind, offerKinds } from './offer-kinds.js';
import { worstMonthResult } from './worst-month.js';

/** The figures of a contract's calculator, what it takes in the worst month, and the limit in Canada or in a state. */
export function offerResult({ kind, offer }: OfferCheck): CalculatorResult | undefined {
  if (!offer) return undefined;
  const { calculation, rateLimit, contract, clauses } = offer;
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
    ...(rateLimit ? [limitSentence(rateLimit, contract, calculation.texts)] : []),
  ];
  const own = result.others.map((figure) =>
    figure.name === 'payment' && clauses.floating === 'yes' ? { ...figure, note: words.floating } : figure,
  );
  return {
    ...result,
    others: [...own, ...(worst?.figures ?? []), ...(rateLimit ? limitFigures(rateLimit, contract) : [])],
    sentence: sentences.join(' '),
  };
}

const limitFigures = (
  { limit, lowest = 0, amount = 0, person, isBetween, isOver, reason }: RateLimit,
  { region, kind }: CheckedOffer['contract'],
): CalculatorResult['others'] => {
  const { label, stateLabel, none, reasons, over } = words;
  const isCanadian = isInCanada(region);
  const isUncertain = isCanadian && limit !== 'none' && isPurchase(kind);
  const texts = {
    from: money(canadianLimits.from),
    to: money(canadianLimits.to),
    ...stateTexts(region),
    limit: String(limit),
    lowest: rateText(lowest),
    month: rateText(limit === 'none' ? 0 : limit / 12),
    amount: money(amount),
    person: String(person),
  };
  const note = isUncertain ? over.asCredit : person ? over.person : isBetween && over.lowest;
  return [
    {
      name: 'limit',
      raw: limit,
      label: isCanadian ? label : fill(stateLabel, texts),
      note: fill(reasons[reason], texts),
      ...(limit === 'none' ? { value: none } : { value: String(limit), unit: language.percent }),
    },
    {
      name: 'over-limit',
      raw: String(isOver),
      label: isCanadian || limit === 'none' ? over.label : fill(over.state, texts),
      value: isOver ? over.yes : over.no,
      ...(note && { note: fill(note, texts) }),
    },
  ];
};

/** What a court may not take for credit. */
const isPurchase = (kind: OfferKind) => kind === 'advance' || kind === 'factoring';

const rateText = (rate: number) => number(rate) + language.percent;

function limitSentence(found: RateLimit, { region, kind }: CheckedOffer['contract'], texts: Texts): string {
  const { limit, lowest, isBetween, person, isOver } = found;
  const { sentences, stateSentences } = words;
  const start = isPurchase(kind) ? sentences.startAsCredit : sentences.start;
  const state = { ...stateTexts(region), lowest: String(lowest), person: String(person), start };
  const { over, within, none } = isInCanada(region) ? sentences : stateSentences;
  let sentence = within;
  if (limit === 'none') sentence = none;
  else if (isOver) sentence = isInCanada(region) && kind === 'line' ? `${over} ${sentences.draw}` : over;
  else if (isBetween) sentence = stateSentences.between;
  else if (person) sentence = stateSentences.person;
  return fill(sentence, { ...texts, ...state, limit: String(limit) });
}
