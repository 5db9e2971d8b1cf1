import { z } from 'zod';
import { href } from '../href.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { slug, text } from '../text.js';
import { byCountry, condition, country, names, range, region, sources } from './funding-condition.js';

const option = z.strictObject({
  value: slug.or(region),
  label: text,
  /** Of an amount: its range. */
  range: range.optional(),
  /** Of a stage: the most that a year's sales come to. */
  yearlySales: z.number().optional(),
  /** Of a stage that names them: what a month's sales stay under, in the dollars of the country. */
  monthlySalesUnder: z.number().optional(),
  /** Of card sales: the least that a month brings, in the dollars of the country. */
  monthlySales: z.number().optional(),
  /** Of a state or province: its country. */
  country: country.optional(),
});

const fundingFit = z.strictObject({
  id: slug,
  ...names.shape,
  /** Its name in that country, if it differs. */
  byCountry: byCountry(names).optional(),
  /** Why it serves a need, by need. */
  needs: z.record(slug, text),
  /** `inPart` is said before the description if an answer's range of amounts goes beyond these limits. Without it the kind is left out then. */
  amount: byCountry(z.strictObject({ ...range.shape, reason: text, inPart: text.optional() })),
  /** At which stages one can get it, and why, if a stage does not have a reason of its own. */
  stage: z.strictObject({ answers: z.array(slug).min(1), reason: text, byAnswer: z.record(slug, text).optional() }),
  /** Stages at which sales have to carry the amount, and the sales of how many years, by need. */
  carriedBySales: z.strictObject({ years: z.record(slug, z.number()), stages: z.array(slug).min(1) }).optional(),
  /** Why it comes before the others, by need. Of each need for which it can be the place to start. */
  first: byCountry(z.record(slug, text)).optional(),
  /**
   * It comes before all others for these needs, at these stages, in these countries, for amounts in this range. One for amounts `from` comes before
   * one for all amounts.
   */
  preferred: z
    .array(
      z.strictObject({
        needs: z.array(slug).min(1),
        stages: z.array(slug).min(1),
        countries: z.array(country).min(1),
        ...range.shape,
      }),
    )
    .optional(),
  /** What it costs in a year: for all amounts, or by the answer about the amount. */
  cost: byCountry(text.or(z.record(slug, text))),
  /** Who can get it and who signs. Said of an alternative, too. */
  signers: byCountry(text),
  /** What to do next, if it is the place to start. */
  next: byCountry(text).optional(),
  /** How long it takes, by country, if it takes long. */
  time: byCountry(text.optional()).optional(),
  /** How long it takes otherwise. Said to who needs the money soon. */
  speed: byCountry(z.strictObject({ short: text, more: text.optional() }).optional()).optional(),
  /** Said after that where we arrange it, if the money is not needed within a week. */
  ownSpeed: text.optional(),
  /** It takes months, so that it comes after the others for who needs the money soon. */
  isSlow: z.boolean().optional(),
  /** It takes too long for amounts up to this one. There it comes after the others, and says this instead of `time`. */
  slow: z.strictObject({ upTo: z.number(), note: byCountry(text) }).optional(),
  /** Shown last and never as the place to start: the share of a month's card sales that the amount may reach, and a warning. */
  lastResort: z.strictObject({ salesMonths: z.number(), warning: text }).optional(),
  /** What else to know before applying. */
  conditions: byCountry(z.array(condition)).optional(),
  /** Of the United States: the states where we arrange it. */
  places: text,
  /** The states where a rule for brokers keeps us from it, by region. */
  notIn: z.array(region),
  /** Of its cost, its limits and who signs. */
  sources: byCountry(sources),
});

/** A way that is not ours. */
const otherWay = z.strictObject({
  ...names.shape,
  needs: z.array(slug).min(1),
  countries: z.array(country).min(1),
  /** Stages that it serves. Without them it serves all. */
  stages: z.array(slug).min(1).optional(),
  /** The smallest and the largest amount, in the dollars of the country. */
  ...range.shape,
  /** Said before the description if an answer's range of amounts goes beyond the largest one. Without it the way is left out then. */
  inPart: text.optional(),
  /** It serves these regions only. */
  regions: z.array(region).min(1).optional(),
  /** It is named only if the region is given. */
  needsRegion: z.boolean().optional(),
  /** It gives advice, not money. The first one for the country is a part of each result, the others of those where nothing else fits. */
  isAdvice: z.boolean().optional(),
  /** It costs nothing, so that it comes before any credit where it leads. */
  isFree: z.boolean().optional(),
  /** Said instead of asking for less, where nothing of ours fits the amount and a part of it may be enough. */
  notYet: text.optional(),
  /** Its name in the sentence that says that it may fit where nothing of ours does. */
  named: text.optional(),
  /** A public program, which takes time. */
  isProgram: z.boolean().optional(),
  /** Said after the description. One with regions, in these only. An empty one: if none is given. */
  conditions: z.array(text.or(condition.pick({ text: true, regions: true }))).optional(),
  sources: sources.optional(),
  /** The first reason beside a start that costs more, for these needs and at these stages. `inPart` comes before it if the amount may be larger. */
  askFirst: z
    .strictObject({ needs: z.array(slug).min(1), stages: z.array(slug).min(1), text, inPart: text, sources })
    .optional(),
  /** Where it is the place to start: for these needs, at these stages, for amounts up to this one or of any size. */
  leads: z
    .strictObject({
      needs: z.array(slug).min(1),
      stages: z.array(slug).min(1),
      upTo: z.number().optional(),
      /** Only for who needs the money by then. */
      when: z.array(slug).min(1).optional(),
      /** Instead of the description, for who needs the money within a week. */
      week: text.optional(),
      reasons: z.array(text).min(2),
      /** Where to apply. */
      apply: text,
      /** Text of the link to it. */
      link: text,
    })
    .optional(),
});

export const whichFitsPage = z.strictObject({
  meta,
  hero: sectionHeading,
  form: z.strictObject({
    title: text,
    submit: text,
    placeholder: text,
    note: text,
    missing: text,
    resultLabel: text,
    reasonsTitle: text,
    /** Heading of what to know before applying. */
    conditionsTitle: text,
    /** Heading of the states where we arrange what the result starts with. */
    placesTitle: text,
    alternativesTitle: text,
    /** Heading of the ways that are not ours. */
    othersTitle: text,
    lastResortTitle: text,
    detailsLabel: text,
    empty: z.strictObject({ title: text, text }),
    action: z.strictObject({ label: text, href }),
  }),
  /** Answers at the start, by question. Empty: the visitor chooses. */
  start: z.strictObject({ country: z.enum(['us', 'ca', '']) }),
  questions: z
    .array(
      z.strictObject({
        name: slug,
        label: text,
        options: z.array(option).min(2),
        /** Of a question that may stay unanswered. */
        optionalLabel: text.optional(),
      }),
    )
    .length(7),
  closing: sectionHeading,
});

/** What is recommended. Apart from the page, because it is fetched once the questions are shown. */
export const fitAnswers = z.strictObject({
  /** Said to who needs the money soon, by answer, and once above public programs. Before `week` comes what to do this week, by need. */
  soon: z.strictObject({ week: text, month: text, program: text, bridge: z.record(slug, text) }),
  /** The first reasons of a start that costs something, by need: what costs nothing, or little. */
  freeFirst: z.record(slug, text),
  /** Said of a given state of the United States. */
  state: z.strictObject({
    title: text,
    /** Of what we do not arrange there, with `{state}` and `{needs}`. Shorter of an alternative. */
    notArranged: text,
    notArrangedShort: text,
    /** Of a loan that we arrange there only if it is secured, with `{state}` or `{inState}`. */
    securedOnly: text,
    /** Of a state whose rules for brokers we have not read, with `{inState}`. */
    unread: text,
    /** What each state asks of a broker. */
    needs: z.record(region, text),
  }),
  /** Shown if no kind of funding serves the need with this amount at this stage. */
  notYet: z.strictObject({
    label: text,
    title: text,
    description: text,
    /** In its place where a program may pay all of the amount, or a part. `{named}`: what it is. */
    outside: text,
    reasonsTitle: text,
    /** Heading of the limit on prices and of what is said of an advance, if the money is not needed soon. */
    limitTitle: text,
    /** `{amount}` and `{title}`: a smaller amount, and what serves it; `{lower-title}` inside a sentence. */
    smaller: text,
    /** Said after it: a program that goes up to the whole amount. */
    whole: byCountry(z.array(condition)),
    /** What to do first, by stage. */
    first: z.record(slug, z.array(text).min(1)),
    /** What to do first for a need, instead of what its stage says. */
    firstByNeed: byCountry(z.record(slug, z.array(text).min(1))),
    /** Of what to do first for a need. */
    sources: byCountry(z.record(slug, sources)),
    /** Shown after all other ways. */
    wait: names,
    details: z.strictObject({ label: text, href }),
  }),
  /** In place of a cost that is said before. */
  sameCost: text,
  kinds: z.array(fundingFit).min(3),
  /** Ids of the kinds that serve a need, the preferred one first. */
  kindsByNeed: z.record(slug, z.array(slug).min(1).readonly()),
  others: z.array(otherWay).min(3),
  /** For amounts up to this one, the ways that are not ours come before our other options. */
  othersFirstUpTo: z.number(),
  /** Said where the amount can be more than a year's sales. */
  largeForSales: z.array(condition),
  /** Said before every other condition: what the law can do without a loan, with short deadlines. */
  lawsFirst: z.strictObject({ us: z.array(condition), ca: z.array(condition) }),
  /** Said of a cash advance to who sells by card: that it is listed, or why it is not. */
  advance: z.strictObject({
    listed: text,
    notSuited: text,
    tooLarge: text,
    /** The business is too young, or sells too little. */
    tooEarly: text,
    sources,
  }),
  /** Said of the prices in each Canadian result. Shorter for amounts that are all on one side of its bounds. */
  limitInCanada: z.strictObject({ text, byAmount: z.record(slug, text), sources }),
  /** Said above the result if the card sales are higher than all sales of the stage. */
  contradiction: text,
  /** Above and below the sources of a result. */
  sourceList: z.strictObject({ title: text, text: z.array(text).min(1), checkedLabel: text, note: text }),
});

export type WhichFitsPage = z.infer<typeof whichFitsPage>;
export type FitAnswers = z.infer<typeof fitAnswers>;
export type FundingFit = z.infer<typeof fundingFit>;
export type FundingCondition = z.infer<typeof condition>;
export type AmountLimit = z.infer<typeof range>;
