import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { countryOf, fits, type Given, isSmall, isSoon } from './fit-options.js';

export type Kind = (typeof fitAnswers.kinds)[number];

/** The kinds that serve the need with the amount at the stage, the preferred one first. */
const serving = (given: Given): Kind[] =>
  (fitAnswers.kindsByNeed[given.need.value] ?? [])
    .flatMap((id) => fitAnswers.kinds.filter((kind) => kind.id === id))
    .filter((kind) => kind.stage.answers.includes(given.stage.value) && allows(kind, given));

/** Without last resorts. A preferred kind comes first, and one that takes too long or covers a part of the amount last. */
export function fitting(given: Given): Kind[] {
  const kinds = serving(given).filter(({ lastResort }) => !lastResort);
  const position = (kind: Kind) => {
    const { slow, isSlow, preferred } = kind;
    if (isSlow && isSoon(given)) return 2;
    const best = preferred?.find(
      (one) =>
        one.countries.includes(countryOf(given)) &&
        fits(one, given) &&
        reaches(one, given) &&
        isSmall(given, one.to ?? Number.POSITIVE_INFINITY),
    );
    if (best) return best.from ? -2 : -1;
    return (slow && isSmall(given, slow.upTo)) || isInPart(kind, given) ? 1 : 0;
  };
  return [...kinds].sort((a, b) => position(a) - position(b));
}

export const reaches = ({ from = 0 }: { from?: number | undefined }, { amount }: Given) =>
  (amount.range?.from ?? 0) >= from;

/** Kinds that are shown after everything else, and only if the month's card sales carry even the largest amount of the answer. */
export const lastResorts = (given: Given) =>
  serving(given).filter(
    ({ lastResort }) =>
      lastResort &&
      (given.amount.range?.to ?? Number.POSITIVE_INFINITY) <=
        lastResort.salesMonths * (given['card-sales']?.monthlySales ?? 0),
  );

/** Whether the amount lies within the limits of the kind, at least in part, and can be carried by sales where they have to carry it. */
function allows({ amount, carriedBySales }: Kind, given: Given): boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = given.amount.range ?? {};
  const limit = amount[countryOf(given)];
  const largest = limit.to ?? Number.POSITIVE_INFINITY;
  // An open range, such as "more than $1 million", lies within a limit above its beginning.
  const isWithin = limit.inPart
    ? to > (limit.from ?? 0) && from < largest
    : from >= (limit.from ?? 0) && (Number.isFinite(to) ? to <= largest : from < largest);
  const years = carriedBySales?.years[given.need.value];
  const isCarried =
    !years ||
    !carriedBySales.stages.includes(given.stage.value) ||
    from < years * (given.stage.yearlySales ?? Number.POSITIVE_INFINITY);
  return isWithin && isCarried;
}

/** Whether the range of amounts goes beyond the limits of the kind. */
export const isInPart = ({ amount }: Kind, given: Given) => {
  const { inPart, from = 0, to = Number.POSITIVE_INFINITY } = amount[countryOf(given)];
  return inPart !== undefined && (!isSmall(given, to) || (given.amount.range?.from ?? 0) < from);
};
