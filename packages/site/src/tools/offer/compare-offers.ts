import { offerClauses } from '@boundless/content/entries/offer-clauses';
import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { language } from '@boundless/content/language';
import type { CalculatorFigure, CalculatorResult } from '@boundless/ui/types';
import type { Texts } from '../definition.js';
import { decimal, fill, inCents, money, number } from '../format.js';
import { daysInMonth, type Loan, loanSchedule, worstMonth } from '../maths/index.js';
import type { Currency } from '../solve.js';
import { enteredTerms, termRows } from './entered-terms.js';
import { inMonths, spansMonths } from './long-time.js';
import { type ClauseReply, clausesOf, openClausesOf } from './offer-clauses.js';
import { type OfferKind, offerKinds } from './offer-kinds.js';
import { ownParameters } from './offer-parameters.js';
import { type OfferReading, readOffer } from './read-offer.js';

export type Side = keyof typeof words.offers;
export const sides: readonly Side[] = ['a', 'b'];

/** The name of an offer, and its letter for languages that need an article before the name. */
export const nameOf = (side: Side): Texts => ({ offer: words.offers[side], letter: side.toUpperCase() });

/** The parameters of one offer, without the prefix of its side. */
export const valuesOf = (values: Texts, side: Side): Texts =>
  Object.fromEntries(ownParameters.map((name) => [name, values[`${side}-${name}`] ?? '']));

/** A clause that has an answer for one of the offers, with the answer of each offer in words and, if it was given, as its value. */
export interface AnsweredClause {
  id: string;
  title: string;
  answers: readonly string[];
  replies: readonly (ClauseReply | undefined)[];
  /** The type of each contract, and the country of their currency. */
  kinds: readonly OfferKind[];
  country: 'us' | 'ca';
}

export interface OfferComparison {
  a: OfferReading;
  b: OfferReading;
  /** Only if both offers are complete. */
  result?: CalculatorResult;
  /** A sentence after that on the price, the clauses that differ, and those with the same answer in both offers. */
  clauses?: { text: string; differing: readonly AnsweredClause[]; alike: readonly AnsweredClause[] };
  /** What was entered, a row each: name of the term, and its value in each offer. */
  terms?: readonly (readonly string[])[];
}

/** Compares two offers: on the server for a plain form, in the browser on each keystroke. */
export function compareOffers(values: Texts, currency: Currency): OfferComparison {
  const [a, b] = [readOffer(valuesOf(values, 'a'), currency), readOffer(valuesOf(values, 'b'), currency)];
  if (!a.reading || !b.reading) return { a, b };
  const terms = termRows(sides.map((side) => enteredTerms(valuesOf(values, side), { a, b }[side].kind, currency)));
  const pair = { a: summaryOf(a.kind, a.reading), b: summaryOf(b.kind, b.reading) };
  return { a, b, result: resultOf(pair), clauses: differences([a, b], currency), terms };
}

type Reading = NonNullable<OfferReading['reading']>;

function summaryOf(kind: OfferReading['kind'], { calculation, terms, clauses }: Reading) {
  const { interval } = offerKinds[kind];
  const { payment = 0, 'annual-rate': rate = 0 } = calculation.results;
  const week =
    interval === undefined
      ? undefined
      : worstMonth({ balance: 0, payment, payments: Math.round(terms.days / interval), interval })['weekly-payment'];
  const month = interval === undefined ? 0 : (payment / interval) * daysInMonth;
  const schedule = kind === 'loan' ? loanSchedule(calculation.values as unknown as Required<Loan>) : [];
  return {
    rate,
    cost: terms.cost,
    received: terms.received,
    days: Math.round(terms.days),
    week,
    month,
    schedule,
    early: clauses.early,
  };
}

type Pair = Readonly<Record<Side, ReturnType<typeof summaryOf>>>;

function resultOf(pair: Pair): CalculatorResult {
  const { results: labels } = words;
  const lower = lowerSide(pair, 'rate');
  const label = (text: string, side: Side) => fill(text, nameOf(side));
  const figures = (
    name: 'annual-rate' | 'cost' | 'weekly-payment' | 'days',
    figure: (side: Side) => Partial<CalculatorFigure>,
  ) =>
    sides.map((side) => ({
      name: `${side}-${name}`,
      raw: 'none',
      value: '',
      label: label(labels[name], side),
      ...figure(side),
    }));
  return {
    headline: {
      name: 'lower-annual-rate',
      raw: pair[lower ?? 'a'].rate,
      label: lower ? label(labels.lower, lower) : labels.same,
      value: decimal(pair[lower ?? 'a'].rate),
      unit: language.percent,
    },
    others: [
      ...figures('annual-rate', (side) => ({
        raw: pair[side].rate,
        value: decimal(pair[side].rate),
        unit: language.percent,
      })),
      ...figures('cost', (side) => ({
        raw: pair[side].cost,
        value: money(pair[side].cost),
        note: fill(labels.received, { received: money(pair[side].received) }),
      })),
      ...figures('weekly-payment', (side) => {
        const { week, month } = pair[side];
        if (week === undefined) return { value: labels.atEnd };
        return {
          raw: week,
          value: money(week),
          ...(spansMonths(pair[side].days) && { note: fill(labels.month, { month: money(Math.round(month)) }) }),
        };
      }),
      ...figures('days', (side) => ({
        raw: pair[side].days,
        value: fill(labels.after, { days: number(pair[side].days) }),
        ...(spansMonths(pair[side].days) && {
          note: fill(labels.months, { months: number(inMonths(pair[side].days)) }),
        }),
      })),
    ],
    sentence: sentenceOf(pair, lower),
  };
}

/** The offer with the smaller figure, to two decimals. */
function lowerSide({ a, b }: Pair, figure: 'rate' | 'cost'): Side | undefined {
  const difference = inCents(a[figure]) - inCents(b[figure]);
  return difference === 0 ? undefined : difference < 0 ? 'a' : 'b';
}

function sentenceOf(pair: Pair, lower: Side | undefined): string {
  const { both, perDollar, split, early, notEarly, same, sameCost, time, received } = words.sentences;
  const { a, b } = pair;
  const isSameAmount = inCents(a.received) === inCents(b.received);
  const cheaper = lowerSide(pair, 'cost');
  const why = cheaper && cheaper !== lower ? reasonOf(pair, cheaper) : undefined;
  const texts = {
    ...nameOf(lower ?? 'a'),
    cost: money(Math.abs(a.cost - b.cost)),
    total: money(a.cost),
    a: money(a.received),
    b: money(b.received),
    'a-months': number(inMonths(a.days)),
    'b-months': number(inMonths(b.days)),
    why: why?.text ?? '',
    ...why?.early,
    'a-cents': decimal((100 * a.cost) / a.received),
    'b-cents': decimal((100 * b.cost) / b.received),
  };
  const forSameAmount = cheaper ? both : sameCost;
  const main = !lower ? same : why ? split : isSameAmount ? forSameAmount : perDollar;
  const isOtherTime = [a, b].every(({ days }) => spansMonths(days)) && inMonths(a.days) !== inMonths(b.days);
  return [
    main,
    ...(lower && why?.early ? [pair[lower].early === 'no' ? notEarly : early] : []),
    ...(isOtherTime && !(lower && why?.isLonger) ? [time] : []),
    ...(isSameAmount || (lower && why?.isMore) ? [] : [received]),
  ]
    .map((text) => fill(text, texts))
    .join('\n');
}

/** Why the offer with the lower rate costs more in total than the `cheaper` one. */
function reasonOf(pair: Pair, cheaper: Side) {
  const { reasons } = words.sentences;
  const { [cheaper]: less, [cheaper === 'a' ? 'b' : 'a']: dear } = pair;
  const isMore = inCents(dear.received) > inCents(less.received);
  const isInMonths = spansMonths(less.days);
  const timeOf = ({ days }: typeof less) => (isInMonths ? inMonths(days) : days);
  const isLonger = timeOf(dear) > timeOf(less);
  const time = fill(isInMonths ? reasons.months : reasons.days, {
    long: number(timeOf(dear)),
    short: number(timeOf(less)),
  });
  const reason = isLonger ? (isMore ? 'both' : 'longer') : isMore ? 'more' : 'slower';
  return {
    isLonger,
    isMore,
    text: fill(reasons[reason], { time, more: money(dear.received - less.received) }),
    early: isLonger ? paidOff(dear, less.days) : undefined,
  };
}

/** What a loan costs if it is paid off about when the other offer ends. */
function paidOff({ cost, schedule, early }: Pair[Side], days: number): Texts | undefined {
  const months = Math.ceil(days / daysInMonth);
  const saved = schedule.filter(({ month }) => month > months).reduce((total, { interest }) => total + interest, 0);
  return saved > 0
    ? { months: number(months), 'early-cost': money(early === 'no' ? cost : Math.round(cost - saved)) }
    : undefined;
}

function differences(offers: readonly OfferReading[], currency: Currency): OfferComparison['clauses'] {
  const country: AnsweredClause['country'] = currency === 'CAD' ? 'ca' : 'us';
  const { differ, none, open, same, unanswered } = words.clauses;
  const answer = ({ kind, reading }: OfferReading, id: string) => {
    const reply = reading?.clauses[id];
    if (reply) return offerClauses.answers[reply];
    return clausesOf(kind).some((question) => question.id === id) ? unanswered : words.terms.none;
  };
  const isAnswered = ({ reading }: OfferReading, id: string) => reading?.clauses[id] !== undefined;
  const answered = offerClauses.questions.filter(({ id }) => offers.some((offer) => isAnswered(offer, id)));
  const rows = answered.map(({ id, title }) => ({
    id,
    title,
    answers: offers.map((offer) => answer(offer, id)),
    replies: offers.map(({ reading }) => reading?.clauses[id]),
    kinds: offers.map(({ kind }) => kind),
    country,
  }));
  const differing = rows.filter(({ answers }) => new Set(answers).size > 1);
  const alike = rows.filter((row) => !differing.includes(row));
  const unchecked = offers.map(({ kind, reading }) => openClausesOf(kind, reading?.clauses ?? {}));
  const openSides = (question: (typeof offerClauses.questions)[number]) =>
    sides.filter((_, offer) => unchecked[offer]?.includes(question)).join();
  const openIn = (sentence: string, own: readonly Side[]) => {
    const titles = offerClauses.questions.filter((one) => openSides(one) === own.join()).map(({ title }) => title);
    return titles.length > 0 ? [fill(sentence, { ...nameOf(own[0] ?? 'a'), titles: titles.join('; ') })] : [];
  };
  if (answered.length === 0) return { differing, alike, text: none };
  const text = [
    differing.length > 0 ? differ : same,
    ...openIn(open.both, sides),
    ...sides.flatMap((side) => openIn(open.one, [side])),
  ].join(' ');
  return { differing, alike, text };
}
