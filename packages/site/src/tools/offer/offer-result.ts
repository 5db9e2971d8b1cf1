import { offerLimit as words } from '@boundless/content/entries/offer-limit';
import { canadianLimits, doesLabelDecide } from '@boundless/content/facts/rate-limits';
import { language } from '@boundless/content/language';
import type { CalculatorResult } from '@boundless/ui/types';
import type { Texts } from '../definition.js';
import { fill, money, number } from '../format.js';
import { daysInYear } from '../maths/year.js';
import { resultOf } from '../show.js';
import { stateTexts } from '../state-texts.js';
import { type CheckedOffer, isInCanada, type OfferCheck, type RateLimit } from './check-offer.js';
import { type OfferKind, offerKinds } from './offer-kinds.js';
import { worstMonthResult } from './worst-month.js';

/** The figures of a contract's calculator, what it takes in the worst month, and the limit in Canada or in a state. */
export function offerResult({ kind, offer }: OfferCheck): CalculatorResult | undefined {
  if (!offer) return undefined;
  const { calculation, rateLimit, clauses } = offer;
  const { calculator } = offerKinds[kind];
  // The rate is the main figure of every kind, because it can be compared.
  const result = resultOf(
    { ...calculator, headline: 'annual-rate' },
    calculation,
    calculator.draw(calculation).sentence,
  );
  const worst = worstMonthResult(kind, offer);
  const limit = [...(rateLimit ? [limitSentence(rateLimit, offer)] : []), ...purchaseSentence(offer)];
  const price = [result.sentence, ...(worst.sentence ? [worst.sentence] : [])];
  // A price above the limit decides, so it is said first.
  const sentences = rateLimit?.isOver ? [...limit, ...price] : [...price, ...limit];
  const own = result.others.map((figure) =>
    figure.name === 'payment' && clauses.floating === 'yes' ? { ...figure, note: words.floating } : figure,
  );
  return {
    ...result,
    others: [...own, ...worst.figures, ...(rateLimit ? limitFigures(rateLimit, offer) : [])],
    sentence: sentences.join('\n'),
  };
}

const limitText = (limit: RateLimit['limit']) => (limit === 'none' ? limit : number(limit));

/** What the names in the words about a limit stand for. */
const limitTexts = (
  { limit, highest, amount = 0, person, year }: RateLimit,
  { contract, calculation }: CheckedOffer,
): Texts => ({
  ...calculation.texts,
  from: money(canadianLimits.from),
  to: money(canadianLimits.to),
  ...stateTexts(contract.region),
  limit: limitText(limit),
  month: limit === 'none' ? limit : number(limit / 12),
  amount: money(amount),
  start: isPurchase(contract.kind) ? words.sentences.startAsCredit : words.sentences.start,
  court: contract.region === 'CA-QC' ? words.sentences.courtInQuebec : words.sentences.court,
  highest: String(highest),
  bills: limit === 'none' ? limit : number(limit / 2),
  person: String(person),
  year: String(year),
});

function limitFigures(found: RateLimit, offer: CheckedOffer): CalculatorResult['others'] {
  const { limit, person, isBetween, isOver, reason, year } = found;
  const { label, stateLabel, yearLabel, none, reasons, over } = words;
  const { region, kind } = offer.contract;
  const isCanadian = isInCanada(region);
  const texts = limitTexts(found, offer);
  const overNote = isBetween ? over.highest : kind === 'line' ? over.draw : year && over.exempt;
  const note =
    isCanadian && limit !== 'none' && isPurchase(kind)
      ? over.asCredit
      : isOver
        ? overNote
        : limit === 'none'
          ? over.freeNote
          : person
            ? over.person
            : year && over.byYear;
  return [
    {
      name: 'limit',
      raw: limit,
      label: isCanadian ? label : fill(year ? yearLabel : stateLabel, texts),
      note: fill(reasons[reason], texts),
      ...(limit === 'none' ? { value: none } : { value: limitText(limit), unit: language.percent }),
    },
    {
      name: 'over-limit',
      raw: String(isOver),
      label: isCanadian || limit === 'none' ? over.label : fill(over.state, texts),
      value: isOver ? over.yes : limit === 'none' ? over.free : over.no,
      ...(note && { note: fill(note, texts) }),
    },
  ];
}

/** What a court may not take for credit. */
const isPurchase = (kind: OfferKind) => kind === 'advance' || kind === 'factoring';

/** Whether the fixed fees of a line break the limit only because the draw is short. */
function isWithinForYear({ contract, calculation }: CheckedOffer, limit: number): boolean {
  if (contract.kind !== 'line') return false;
  const forYear = offerKinds.line.calculator.compute({ ...calculation.values, days: daysInYear });
  return (forYear['annual-rate'] ?? 0) <= limit;
}

function limitSentence(found: RateLimit, offer: CheckedOffer): string {
  const { limit, isBetween, person, isOver, reason, year } = found;
  const { region } = offer.contract;
  const { sentences, stateSentences } = words;
  const { over, within, none } = isInCanada(region) ? sentences : stateSentences;
  let sentence = within;
  if (limit === 'none') sentence = none;
  else if (isOver) {
    const { between, isVoid } = stateSentences;
    const above = isBetween ? between : [over, isVoid[reason] ?? []].flat().join(' ');
    sentence = isWithinForYear(offer, limit) ? `${sentences.draw} ${above}` : above;
  } else if (person)
    sentence = [stateSentences.person, stateSentences.isVoid[`${reason}Person`] ?? []].flat().join(' ');
  return fill(year ? `${sentence} ${stateSentences.year}` : sentence, limitTexts(found, offer));
}

/** Of an advance in a state, at a rate above the limit of a loan, or of one to a person. */
function purchaseSentence(offer: CheckedOffer): string[] {
  const { contract, clauses, asLoan: found } = offer;
  if (!found || !(found.isOver || found.person)) return [];
  const { purchase, purchaseOfPerson, purchaseByWeek, labelDecides, unlikeSales, likeSales, year } =
    words.stateSentences;
  const over = found.highest ? purchaseByWeek : purchase;
  const sentences = doesLabelDecide(contract)
    ? [labelDecides]
    : [
        found.isOver ? over : purchaseOfPerson,
        clauses.reconciliation === 'no' ? unlikeSales : likeSales,
        ...(found.year ? [year] : []),
      ];
  return [fill(sentences.join(' '), limitTexts(found, offer))];
}
