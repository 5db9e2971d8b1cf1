import { whichFits } from '@boundless/content/entries/which-fits';
import type { FitRecommendation } from '@boundless/ui/sections/fit-finder';
import type { Texts } from './definition.js';

type Kind = (typeof whichFits.kinds)[number];
type Option = (typeof whichFits.questions)[number]['options'][number];

/** The given answers as options, by question. A question that may stay unanswered may be missing. */
type Given = Readonly<Record<string, Option | undefined>> & {
  need: Option;
  amount: Option;
  stage: Option;
  country: Option;
};

/** The kind of funding to start with, with reasons and the others that fit, or "not yet". `undefined` until every required question is answered. */
export function recommend(answers: Texts): FitRecommendation | undefined {
  const options = whichFits.questions.map(({ name, options }) => [
    name,
    options.find(({ value }) => value === answers[name]),
  ]);
  if (whichFits.questions.some(({ optionalLabel }, index) => !optionalLabel && !options[index]?.[1])) return undefined;
  const given = Object.fromEntries(options) as Given;
  const [best, ...rest] = fitting(given);
  if (!best) return notYet(given);
  const { action, detailsLabel, othersTitle, placesTitle } = whichFits.form;
  const { title, description, href } = named(best, given);
  const { needs, amount, stage, conditions, places } = best;
  const country = countryOf(given);
  const others = [...rest.slice(0, 2), ...lastResorts(given)];
  return {
    title,
    description,
    reasons: [needs[given.need.value] ?? '', amount[country].reason, stage.reason, ...(conditions?.[country] ?? [])],
    ...(places && country === 'us' && { exception: { title: placesTitle, text: places } }),
    action,
    details: { label: detailsLabel, href },
    alternatives: [...(rest.length > 0 ? [] : otherWays(given)), ...others.map((kind) => alternative(kind, given))],
    ...(others.length === 0 && { alternativesTitle: othersTitle }),
  };
}

/** The kinds that serve the need with the amount at the stage, the preferred one first. */
const serving = (given: Given): Kind[] =>
  (whichFits.kindsByNeed[given.need.value] ?? [])
    .flatMap((id) => whichFits.kinds.filter((kind) => kind.id === id))
    .filter((kind) => kind.stage.answers.includes(given.stage.value) && allows(kind, given));

const fitting = (given: Given) => serving(given).filter(({ lastResort }) => !lastResort);

/** Kinds that are shown after everything else, and only if the month's card sales carry even the largest amount of the answer. */
const lastResorts = (given: Given) =>
  serving(given).filter(
    ({ lastResort }) =>
      lastResort &&
      (given.amount.range?.to ?? Number.POSITIVE_INFINITY) <=
        lastResort.salesMonths * (given['card-sales']?.monthlySales ?? 0),
  );

/** Whether the amount lies within the limits of the kind, and can be carried by a year's sales where they have to carry it. */
function allows({ amount, carriedBySales }: Kind, given: Given): boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = given.amount.range ?? {};
  const { byNeed, ...general } = amount[countryOf(given)];
  const limit = byNeed?.[given.need.value] ?? general;
  const largest = limit.to ?? Number.POSITIVE_INFINITY;
  // An open range, such as "more than $1 million", lies within a limit above its beginning.
  const isWithin = from >= (limit.from ?? 0) && (Number.isFinite(to) ? to <= largest : from < largest);
  const isCarried =
    !carriedBySales?.needs.includes(given.need.value) ||
    !carriedBySales.stages.includes(given.stage.value) ||
    from < (given.stage.yearlySales ?? Number.POSITIVE_INFINITY);
  return isWithin && isCarried;
}

const countryOf = ({ country }: Given) => (country.value === 'ca' ? 'ca' : 'us');

const named = (kind: Kind, given: Given) => kind.byCountry?.[countryOf(given)] ?? kind;

/** An alternative says why it serves the need. */
function alternative(kind: Kind, given: Given) {
  const { title, href } = named(kind, given);
  const { needs, amount, lastResort } = kind;
  return {
    title,
    href,
    description: `${needs[given.need.value]} ${lastResort?.cost ?? amount[countryOf(given)].reason}`,
  };
}

const otherWays = (given: Given) =>
  whichFits.others.filter(
    ({ needs, countries, stages, from = 0, to = Number.POSITIVE_INFINITY }) =>
      needs.includes(given.need.value) &&
      countries.includes(countryOf(given)) &&
      (stages?.includes(given.stage.value) ?? true) &&
      (given.amount.range?.from ?? 0) >= from &&
      (given.amount.range?.to ?? Number.POSITIVE_INFINITY) <= to,
  );

function notYet(given: Given): FitRecommendation {
  const { label, title, description, reasonsTitle, smaller, first, details } = whichFits.notYet;
  const amounts = whichFits.questions.find(({ name }) => name === 'amount')?.options ?? [];
  const less = amounts
    .slice(0, amounts.indexOf(given.amount))
    .reverse()
    .flatMap((amount) =>
      fitting({ ...given, amount })
        .slice(0, 1)
        .map((kind) => ({ amount, kind })),
    )[0];
  return {
    label,
    title,
    description,
    reasonsTitle,
    reasons: [
      ...(less
        ? [smaller.replace('{amount}', lowerFirst(less.amount.label)).replace('{title}', named(less.kind, given).title)]
        : []),
      ...(first[given.stage.value] ?? []),
    ],
    details,
    alternatives: otherWays(given),
    alternativesTitle: whichFits.form.othersTitle,
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
