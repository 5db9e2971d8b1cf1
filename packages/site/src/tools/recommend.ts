import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { whichFits } from '@boundless/content/entries/which-fits';
import type { Texts } from './definition.js';
import { alternativesTo } from './fit-alternatives.js';
import { applying, conditionsOf, costOf, durationsOf, named, withPart } from './fit-kind-texts.js';
import { countryOf, fits, type Given, givenOptions, isSmall } from './fit-options.js';
import { exceptionOf, hasPlace, isOurs } from './fit-places.js';
import { fitting, type Kind, lastResorts } from './fitting-kinds.js';
import { fill } from './format.js';
import {
  askFirst,
  lowerFirst,
  otherWays,
  programNote,
  type Way,
  wayConditions,
  wayItem,
  waysBeside,
} from './other-ways.js';
import { type Recommendation, sourcesIn, sourcesShown } from './recommendation.js';

/**
 * What to start with, with reasons, the others that fit, or "not yet", and the ids of the sources of all that. `undefined` until every required
 * question is answered.
 */
export function recommend(answers: Texts): Recommendation | undefined {
  const given = givenOptions(answers);
  if (!given) return undefined;
  const found = recommendFor(given);
  const noted = isContradictory(given)
    ? { ...found, warning: fitAnswers.contradiction }
    : withAdvanceNote(found, given);
  return { ...noted, sources: sourcesShown(noted) };
}

function recommendFor(given: Given): Recommendation {
  const leads = leadingWays(given);
  const leading = leads.find(({ isFree }) => isFree) ?? leads[0];
  if (leading) return startOutside(leading, given);
  const [best] = fitting(given);
  return best ? startWith(best, given) : notYet(given);
}

/** Whether the card sales of a month are higher than all sales that the stage names. */
const isContradictory = ({ stage, 'card-sales': sales }: Given) =>
  (sales?.monthlySales ?? 0) >= (stage.monthlySalesUnder ?? Number.POSITIVE_INFINITY);

/** Who sells by card is offered advances. This says what they cost, and why one is listed or not. */
function withAdvanceNote(found: Recommendation, given: Given): Recommendation {
  const { need, stage, 'card-sales': sales } = given;
  if (!sales || sales.value === 'none' || need.value === 'debt') return found;
  const { listed, notSuited, tooLarge, tooEarly, sources } = fitAnswers.advance;
  const suited = fitAnswers.kinds.find(({ lastResort, needs }) => lastResort && needs[need.value]);
  const isListed = found.alternatives?.some(
    ({ title, items }) => title === whichFits.form.lastResortTitle && items.length > 0,
  );
  const leftOut = suited?.stage.answers.includes(stage.value) ? tooLarge : tooEarly;
  return {
    ...found,
    conditions: [...(found.conditions ?? []), isListed ? listed : suited ? leftOut : notSuited],
    sources: [...found.sources, ...sources],
  };
}

function startWith(best: Kind, given: Given): Recommendation {
  const { action, detailsLabel, alternativesTitle } = whichFits.form;
  const { title, description, href } = named(best, given);
  const { needs, amount, stage, first, signers, next, sources } = best;
  const country = countryOf(given);
  const need = given.need.value;
  const before = askFirst(given);
  const known = conditionsOf(best, given);
  const laws = lawsFirst(given);
  const durations = durationsOf(best, given);
  const limit = limitsOf(given);
  const own = {
    title: alternativesTitle,
    items: alternativesTo(best, fitting(given).slice(1, 3), given),
  };
  const outside = waysBeside(given, own.items);
  return {
    title,
    description: withPart(description, best, given),
    ...meanwhileOf(given),
    reasons: [
      fitAnswers.freeFirst[need],
      ...before.map(({ text }) => text),
      first?.[country][need],
      needs[need],
      amount[country].reason,
      stage.byAnswer?.[given.stage.value] ?? stage.reason,
    ].filter((reason) => reason !== undefined),
    conditions: [
      ...(next ? [next[country]] : []),
      ...laws.map(({ text }) => text),
      ...monthNotes(given),
      costOf(best, given),
      ...limit.map(({ text }) => text),
      ...durations,
      signers[country],
      ...[...known, ...applying(fitAnswers.largeForSales, given)].map(({ text }) => text),
    ],
    ...exceptionOf(best, given),
    ...(isOurs(best, given) && hasPlace(given) && { action }),
    details: { label: detailsLabel, href },
    sources: [...sourcesIn(before), ...sourcesIn(laws), ...sources[country], ...sourcesIn(limit), ...sourcesIn(known)],
    alternatives: [
      ...(isSmall(given, fitAnswers.othersFirstUpTo) ? [outside, own] : [own, outside]),
      lastResortsFor(given),
    ],
  };
}

const lastResortsFor = (given: Given) => ({
  title: whichFits.form.lastResortTitle,
  items: alternativesTo(undefined, lastResorts(given), given),
});

/** The legal limit on the prices of a result. */
function limitsOf(given: Given) {
  const { text, byAmount, sources } = fitAnswers.limitInCanada;
  return countryOf(given) === 'ca'
    ? [{ text: (given.need.value !== 'debt' && byAmount[given.amount.value]) || text, sources }]
    : [];
}

const isThisWeek = ({ when }: Given) => when?.value === 'week';

/** What helps until a lender pays, for who needs the money this week. */
function weekNotes(given: Given): string[] {
  const { bridge, week } = fitAnswers.soon;
  return isThisWeek(given) ? [[bridge[given.need.value] ?? [], week].flat().join(' ')] : [];
}

const meanwhileOf = (given: Given) => {
  const [meanwhile] = weekNotes(given);
  return meanwhile === undefined ? {} : { meanwhile };
};

/** Who owes an advance looks for new money only after the letter. */
const monthNotes = ({ when, need }: Given) =>
  when?.value === 'month' && need.value !== 'debt' ? [fitAnswers.soon.month] : [];

const lawsFirst = (given: Given) => applying(fitAnswers.lawsFirst[countryOf(given)], given);

/** A start that is not ours has no button to sign up. */
function startOutside(leading: Way, given: Given): Recommendation {
  const { title, description, href, leads, isFree, sources = [] } = leading;
  const laws = lawsFirst(given);
  const limit = limitsOf(given);
  const ours = {
    title: whichFits.form.alternativesTitle,
    items: alternativesTo(undefined, fitting(given).slice(0, 2), given),
  };
  const outside = waysBeside(given, ours.items, leading);
  return {
    title,
    description: isThisWeek(given) && leads?.week ? leads.week : description,
    // A free way, and what a way says of this week, is itself what helps.
    ...(!isFree && !leads?.week && meanwhileOf(given)),
    reasons: leads?.reasons ?? [],
    conditions: [
      ...laws.map(({ text }) => text),
      ...(isFree && isThisWeek(given) ? [fitAnswers.soon.week] : []),
      ...monthNotes(given),
      ...wayConditions(leading, given),
      ...limit.map(({ text }) => text),
      ...(leads ? [leads.apply] : []),
    ],
    details: { label: leads?.link ?? '', href },
    sources: [...sourcesIn(laws), ...sources, ...sourcesIn(limit)],
    alternatives: [
      ...(isFree && isSmall(given, fitAnswers.othersFirstUpTo) ? [outside, ours] : [ours, outside]),
      ...(isFree ? [lastResortsFor(given)] : []),
    ],
  };
}

const leadingWays = (given: Given) => otherWays(given).filter(({ leads }) => leads && covers(leads, given));

const covers = (leads: NonNullable<Way['leads']>, given: Given) =>
  fits(leads, given) &&
  isSmall(given, leads.upTo ?? Number.POSITIVE_INFINITY) &&
  (leads.when?.includes(given.when?.value ?? '') ?? true);

/** What could pay the amount with borrowed money. */
function creditTitle(given: Given): string | undefined {
  const [best] = fitting(given);
  return leadingWays(given).find(({ isFree }) => !isFree)?.title ?? (best && named(best, given).title);
}

function notYet(given: Given): Recommendation {
  const { label, title, reasonsTitle, limitTitle, smaller, whole, first, firstByNeed, sources, wait, details } =
    fitAnswers.notYet;
  const amounts = whichFits.questions.find(({ name }) => name === 'amount')?.options ?? [];
  const less = amounts
    .slice(0, amounts.indexOf(given.amount))
    .reverse()
    .map((amount) => ({ amount, start: creditTitle({ ...given, amount }) }))
    .find(({ start }) => start !== undefined);
  const ways = otherWays(given);
  const inPart = ways.flatMap(({ notYet }) => notYet ?? []);
  const named = ways.find((way) => way.named)?.named;
  const country = countryOf(given);
  const asked = applying(whole[country], given);
  const smallerFirst = less?.start
    ? [
        fill(smaller, {
          amount: lowerFirst(less.amount.label),
          title: less.start,
          'lower-title': lowerFirst(less.start),
        }),
      ]
    : [];
  const askFor = [...(inPart.length > 0 ? inPart : smallerFirst), ...asked.map(({ text }) => text)];
  const limit = limitsOf(given);
  const laws = lawsFirst(given);
  const notes = [...weekNotes(given), ...monthNotes(given)];
  const own = firstByNeed[country][given.need.value];
  return {
    label,
    title,
    description: named ? fitAnswers.notYet.outside.replace('{named}', named) : fitAnswers.notYet.description,
    reasonsTitle,
    reasons: own
      ? [...own, ...laws.map(({ text }) => text), ...askFor]
      : [...askFor, ...(first[given.stage.value] ?? [])],
    ...(notes.length === 0 && { conditionsTitle: limitTitle }),
    conditions: [...notes, ...limit.map(({ text }) => text)],
    sources: [
      ...(sources[country][given.need.value] ?? []),
      ...sourcesIn(asked),
      ...sourcesIn(laws),
      ...sourcesIn(limit),
    ],
    details,
    alternatives: [
      {
        title: whichFits.form.othersTitle,
        ...programNote(ways, given),
        items: [...ways.map((way) => wayItem(way, given)), wait],
      },
    ],
  };
}
