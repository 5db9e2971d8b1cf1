import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { whichFits } from '@boundless/content/entries/which-fits';
import { isChecked } from '@boundless/content/facts/state-rules';
import type { Texts } from './definition.js';
import { countryOf, type Given, givenOptions, isOf, isSmall, isSoon } from './fit-options.js';
import { fitting, isInPart, type Kind, lastResorts, reaches } from './fitting-kinds.js';
import { askFirst, lowerFirst, otherWays, type Way, wayItem, waysBeside } from './other-ways.js';
import { type Recommendation, sourcesIn, sourcesShown } from './recommendation.js';

type FundingCondition = (typeof fitAnswers.largeForSales)[number];

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
    : withAdvanceNote(found, answers);
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
function withAdvanceNote(found: Recommendation, { need, 'card-sales': sales }: Texts): Recommendation {
  if (!sales || sales === 'none' || need === 'debt') return found;
  const { listed, notSuited, tooLarge, sources } = fitAnswers.advance;
  const serves = fitAnswers.kinds.some(({ lastResort, needs }) => lastResort && need && needs[need]);
  const isListed = found.alternatives?.some(
    ({ title, items }) => title === whichFits.form.lastResortTitle && items.length > 0,
  );
  return {
    ...found,
    conditions: [...(found.conditions ?? []), isListed ? listed : serves ? tooLarge : notSuited],
    sources: [...found.sources, ...sources],
  };
}

function startWith(best: Kind, given: Given): Recommendation {
  const { action, detailsLabel, alternativesTitle, lastResortTitle } = whichFits.form;
  const { title, description, href } = named(best, given);
  const { needs, amount, stage, first, cost, signers, next, sources } = best;
  const country = countryOf(given);
  const need = given.need.value;
  const before = askFirst(given);
  const known = conditionsOf(best, given);
  const durations = durationsOf(best, given);
  const limit = limitsOf(given);
  const own = {
    title: alternativesTitle,
    items: fitting(given)
      .slice(1, 3)
      .map((kind) => alternative(kind, given, known)),
  };
  const outside = waysBeside(given, own.items);
  return {
    title,
    description: withPart(description, best, given),
    reasons: [
      fitAnswers.freeFirst[need],
      ...before.map(({ text }) => text),
      first?.[country][need],
      needs[need],
      amount[country].reason,
      stage.byAnswer?.[given.stage.value] ?? stage.reason,
    ].filter((reason) => reason !== undefined),
    conditions: [
      ...soonNotes(given),
      cost[country],
      ...limit.map(({ text }) => text),
      ...durations,
      signers[country],
      ...[...known, ...applying(fitAnswers.largeForSales, given)].map(({ text }) => text),
      ...(next ? [next[country]] : []),
    ],
    ...exceptionOf(best, given),
    ...(isOurs(best, given) && hasPlace(given) && { action }),
    details: { label: detailsLabel, href },
    sources: [...sourcesIn(before), ...sources[country], ...sourcesIn(limit), ...sourcesIn(known)],
    alternatives: [
      ...(isSmall(given, fitAnswers.othersFirstUpTo) ? [outside, own] : [own, outside]),
      { title: lastResortTitle, items: lastResorts(given).map((kind) => alternative(kind, given)) },
    ],
  };
}

/** How long a kind takes, with more of it if the money is needed soon. */
function durationsOf(kind: Kind, given: Given): string[] {
  const { slow, time, speed, ownSpeed } = kind;
  const country = countryOf(given);
  const always = slow && isSmall(given, slow.upTo) ? slow.note[country] : time?.[country];
  const { short, more } = speed?.[country] ?? {};
  const own = given.when?.value === 'month' && isOurs(kind, given) ? [ownSpeed] : [];
  return [always, short, ...(isSoon(given) ? [more] : []), ...own].filter((text) => text !== undefined);
}

/** The legal limit on the prices of a result. */
function limitsOf(given: Given) {
  const { text, between, sources } = fitAnswers.limitInCanada;
  if (countryOf(given) !== 'ca') return [];
  return [{ text: given.amount.value === 'medium' ? between : text, sources }];
}

function soonNotes({ need, when }: Given): string[] {
  const { bridge, week, month } = fitAnswers.soon;
  const first = bridge[need.value];
  if (when?.value === 'week') return [first ? `${first} ${week}` : week];
  return when?.value === 'month' ? [month] : [];
}

/** Whether we may arrange it in the given state. Without one, the exception names the states. */
const isArranged = ({ notIn }: Kind, { region }: Given) => !region || !notIn.includes(region.value);

/** Whether we have read what the given state asks of a broker. */
const isRead = ({ region }: Given) => !region || isChecked(region.value);

const isOurs = (kind: Kind, given: Given) => isArranged(kind, given) && isRead(given);

/** In the United States it depends on the state whether we arrange anything, so that nobody signs up before choosing one. */
const hasPlace = (given: Given) => countryOf(given) === 'ca' || given.region !== undefined;

/** Where we arrange the kind, do not arrange it or have not read the rules for brokers, in the United States only. */
function exceptionOf(kind: Kind, given: Given): Pick<Recommendation, 'exception'> {
  const { region } = given;
  const { title, notArranged, unread } = fitAnswers.state;
  if (countryOf(given) === 'ca') return {};
  if (!region) return { exception: { title: whichFits.form.placesTitle, text: kind.places } };
  if (!isArranged(kind, given)) return { exception: { title, text: notArranged } };
  return isRead(given) ? {} : { exception: { title, text: unread } };
}

/** A start that is not ours has no button to sign up. */
function startOutside(leading: Way, given: Given): Recommendation {
  const { title, description, href, leads, conditions = [], sources = [] } = leading;
  const limit = limitsOf(given);
  const own = fitting(given)
    .slice(0, 2)
    .map((kind) => alternative(kind, given));
  return {
    title,
    description,
    reasons: leads?.reasons ?? [],
    conditions: [...soonNotes(given), ...conditions, ...limit.map(({ text }) => text), ...(leads ? [leads.apply] : [])],
    details: { label: leads?.link ?? '', href },
    sources: [...sources, ...sourcesIn(limit)],
    alternatives: [{ title: whichFits.form.alternativesTitle, items: own }, waysBeside(given, own, leading)],
  };
}

const leadingWays = (given: Given) => otherWays(given).filter(({ leads }) => leads && covers(leads, given));

const covers = (leads: NonNullable<Way['leads']>, given: Given) =>
  isOf(leads, given) &&
  isSmall(given, leads.upTo ?? Number.POSITIVE_INFINITY) &&
  (leads.when?.includes(given.when?.value ?? '') ?? true);

const withPart = (text: string, kind: Kind, given: Given) =>
  isInPart(kind, given) ? `${kind.amount[countryOf(given)].inPart} ${lowerFirst(text)}` : text;

const named = (kind: Kind, given: Given) => kind.byCountry?.[countryOf(given)] ?? kind;

const conditionsOf = ({ conditions }: Kind, given: Given) => applying(conditions?.[countryOf(given)] ?? [], given);

const applying = (conditions: FundingCondition[], given: Given) =>
  conditions.filter(
    (condition) =>
      isOf(condition, given) &&
      reaches(condition, given) &&
      (condition.regions?.includes(given.region?.value ?? '') ?? true),
  );

/** An alternative says why it serves the need, what it costs, who signs and what else to know besides what is `known`. */
function alternative(kind: Kind, given: Given, known: readonly FundingCondition[] = []) {
  const { title, href } = named(kind, given);
  const { needs, amount, cost, signers, slow, lastResort, sources } = kind;
  const country = countryOf(given);
  const conditions = conditionsOf(kind, given).filter(({ text }) => !known.some((one) => one.text === text));
  const notes = slow && isSmall(given, slow.upTo) ? [] : [amount[country].reason];
  const texts = [
    withPart(needs[given.need.value] ?? '', kind, given),
    ...(isOurs(kind, given) ? [] : [fitAnswers.state.notArrangedShort]),
    ...(lastResort ? [] : [...notes, ...durationsOf(kind, given)]),
    cost[country],
    signers[country],
    ...conditions.map(({ text }) => text),
    lastResort?.warning,
  ].filter((text) => text !== undefined);
  return { title, href, description: texts.join('\n'), sources: [...sources[country], ...sourcesIn(conditions)] };
}

/** What could pay the amount with borrowed money. */
function creditTitle(given: Given): string | undefined {
  const [best] = fitting(given);
  return leadingWays(given).find(({ isFree }) => !isFree)?.title ?? (best && named(best, given).title);
}

function notYet(given: Given): Recommendation {
  const { label, title, reasonsTitle, smaller, whole, first, firstByNeed, sources, wait, details } = fitAnswers.notYet;
  const amounts = whichFits.questions.find(({ name }) => name === 'amount')?.options ?? [];
  const less = amounts
    .slice(0, amounts.indexOf(given.amount))
    .reverse()
    .map((amount) => ({ amount, start: creditTitle({ ...given, amount }) }))
    .find(({ start }) => start !== undefined);
  const ways = otherWays(given);
  const inPart = ways.flatMap(({ notYet }) => notYet ?? []);
  const named = ways.find((way) => way.named)?.named;
  const asked = applying(whole[countryOf(given)], given);
  const smallerFirst = less?.start
    ? [smaller.replace('{amount}', lowerFirst(less.amount.label)).replace('{title}', less.start)]
    : [];
  const askFor = [...(inPart.length > 0 ? inPart : smallerFirst), ...asked.map(({ text }) => text)];
  const limit = limitsOf(given);
  const own = firstByNeed[given.need.value];
  return {
    label,
    title,
    description: named ? fitAnswers.notYet.outside.replace('{named}', named) : fitAnswers.notYet.description,
    reasonsTitle,
    reasons: own ? [...own, ...askFor] : [...askFor, ...(first[given.stage.value] ?? [])],
    conditions: [...soonNotes(given), ...limit.map(({ text }) => text)],
    sources: [...(sources[given.need.value] ?? []), ...sourcesIn(asked), ...sourcesIn(limit)],
    details,
    alternatives: [
      {
        title: whichFits.form.othersTitle,
        items: [...ways.map((way) => wayItem(way, given)), wait],
      },
    ],
  };
}
