import { z } from 'zod';
import { action } from '../action.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { slug, text } from '../text.js';

const labelled = z.strictObject({ label: text, missing: text });
const kind = z.enum(['advance', 'loan', 'line', 'factoring']);

/** What an answer means, by kind where that differs, with a sentence for a country, and what to ask for, by kind where that differs: a phrase of the business, after the name of the clause. */
const answer = z.strictObject({
  means: z.union([text, z.partialRecord(kind, text)]),
  us: text.optional(),
  ca: text.optional(),
  ask: z.union([text, z.partialRecord(kind, text)]),
});

/** The questions about the clauses of a contract. */
export const offerClauses = z.strictObject({
  /** The control that opens the questions, and a sentence above them. */
  formTitle: text,
  formText: text,
  /** Below a result without an answer: `{total}` questions, and `{titles}` of those to start with. */
  unanswered: text,
  placeholder: text,
  missing: text,
  /** Names of the answers, in the order of the choices. */
  answers: z.strictObject({ yes: text, no: text, silent: text }),
  /** `id` is the parameter. Asked of contracts of these kinds, or of all. Twelve for each kind. */
  questions: z
    .array(z.strictObject({ id: slug, title: text, question: text, kinds: z.array(kind).min(1).optional() }))
    .min(12),
});

/** What each answer about a clause means, and what to ask for. Apart from the questions, because it is loaded with the result. */
export const clauseMeanings = z.strictObject({
  title: text,
  text: z.array(text).min(1),
  /** If not every clause is answered. `{answered}`, `{total}` and `{titles}` are replaced. */
  open: text,
  askLabel: text,
  /** What to ask for, as words to write. `{ask}` is replaced. */
  quoted: text,
  /** By the question's `id`. */
  meanings: z.record(slug, z.strictObject({ yes: answer, no: answer, silent: answer, more: action.optional() })),
});

/** The same money elsewhere, what the funder has to disclose, and the sources. `{name}` is replaced by that value. */
export const offerDetails = z.strictObject({
  comparison: z.strictObject({
    title: text,
    text: z.array(text).min(1),
    /** With the sources: how the prices were worked out. */
    about: text,
    /** By the country of the business: who lends besides banks, and from where the prices are. */
    byCountry: z.strictObject({ us: text, ca: text }),
    caption: text,
    columns: z.tuple([text, text, text, text]),
    /** Below the table, by country: which rows leave out fees, and the legal limit where there is one. */
    fees: z.strictObject({ us: text, ca: text }),
    limits: z.strictObject({ us: text, ca: text }),
    /** In a state whose limit changes. */
    changingLimit: text,
    /** After a limit in a state that is lower for a person. */
    personLimit: text,
    /** In a state whose limit we have read without one figure for each loan: where to find it. */
    otherLimit: text,
    /** After a limit in a state, of an advance or factoring. */
    asLoan: text,
    /** After that, if it costs more than the limit. */
    seeLawyer: text,
    yours: text,
    /** The label of a type of funding at online lenders, or at all that a site compares, in the United States. */
    online: z.strictObject({ loan: text, line: text }),
    /** Instead of their cost over more than a year. */
    shorter: text,
    /** In Canada instead. */
    noOnline: text,
    /** How long the contract runs, as a loan, as any other type, and as one of more than 60 days. */
    time: z.strictObject({ months: text, days: text, both: text }),
    /** Range of two figures. */
    range: text,
    /** In a state where we do not arrange the kind of the contract. */
    notArranged: text,
    /** In a state whose rules for brokers we have not read. */
    /** Over how many days an advance is repaid, and what is said where an advance is shorter than the contract. */
    advance: z.strictObject({ oneAdvance: text, several: text, noCost: text }),
  }),
  checklist: z.strictObject({
    title: text,
    law: z.strictObject({
      title: text,
      /** Heading of what limits the rate of a loan. */
      price: text,
      /** Of a law that covers payments that follow sales: by the answer to whether they do, and without an answer. */
      mayNotCover: z.strictObject({ no: text, silent: text, open: text }),
      notAdvice: text,
      /** In the United States: what of the laws we have not read again. */
      sessions: text,
      /** In a state whose limits on the price of a loan we have not read. */
      priceUnread: text,
    }),
    none: text,
    sameLaw: text,
    received: text,
    request: z.strictObject({
      title: text,
      text,
      /** Instead of what a question about a guarantee asks for, if a sole proprietor signs without one. */
      otherSigners: text,
      /** The first item if the price is above a limit: in Canada, of credit in a state, and there of what a court may take for a loan. */
      price: z.strictObject({ ca: text, us: text, asLoan: text }),
      /** What `{limits}` stands for there: a fixed limit, one that changes by the week, and one that changes by the year. */
      limits: z.strictObject({ fixed: text, byWeek: text, byYear: text }),
      /** First lines, if nothing has to change first. */
      opening: text,
      /** First lines before the clauses that can cost the most, and the line after those. */
      openingFirst: text,
      openingNext: text,
      closing: text,
      /**
       * For contracts of these kinds, or for all. Each is left out if a duty of the funder, or a question about a clause, with one of the ids in `unless`
       * asks for it. What matters most for each kind is among the first.
       */
      items: z.array(z.strictObject({ text, unless: z.array(slug), kinds: z.array(kind).min(1).optional() })).min(1),
      /** What `{license}` in an item stands for, where the law of the state says nothing more exact. */
      license: text,
      /** A clause, and what to ask for. */
      clause: text,
      complete: text,
      copy: text,
      copied: text,
      copyFailed: text,
      print: text,
    }),
  }),
  /** `dated`: the day of the state that a page showed. `undated`: of a page that names no day, with the day on which it was read. */
  sourceList: z.strictObject({
    title: text,
    text: z.array(text).min(1),
    checkedLabel: text,
    dated: text,
    undated: text,
    note: text,
  }),
});

/** "Check an offer". `{name}` in a sentence is replaced by that value or result. */
export const checkAnOfferPage = z.strictObject({
  meta,
  hero: sectionHeading,
  formTitle: text,
  empty: z.strictObject({ title: text, text, action }),
  /** In place of the empty result's text, once something is entered. `{fields}`: the labels of what is missing. */
  stillNeeded: text,
  /** The link to "Compare two offers". */
  compare: text,
  /** `loanHint`: of which loans another kind is the one to choose. */
  kind: labelled.extend({ loanHint: text, options: z.array(z.strictObject({ value: kind, label: text })).length(4) }),
  /** Answers at the start, by parameter. Empty: the visitor chooses. The currency is that of the place. */
  start: z.strictObject({ region: z.string().regex(/^(?:(?:US|CA)-[A-Z]{2})?$/) }),
  region: labelled.extend({
    placeholder: text,
    /** Names of the countries, after that of a province or state. */
    countries: z.strictObject({ CA: text, US: text }),
  }),
  sole: labelled.extend({
    canadaOnly: text,
    placeholder: text,
    options: z.array(z.strictObject({ value: z.enum(['yes', 'no', 'partners']), label: text })).length(3),
  }),
  /** Charges besides those of the calculators, by parameter. */
  charges: z.strictObject({
    /** The group of their fields, and a sentence above them. */
    title: text,
    text,
    fields: z.record(z.string(), z.strictObject({ label: text, note: text })),
    units: z.record(z.string(), text),
  }),
  /** The lowest balance of the account and the sales, against the payments. */
  worstMonth: z.strictObject({
    fields: z.strictObject({
      'lowest-balance': z.strictObject({ label: text, note: text }),
      'monthly-sales': z.strictObject({ label: text, note: text }),
    }),
    units: z.strictObject({}),
    results: z.strictObject({
      /** `daily`: the note if you pay every day. */
      'weekly-payment': z.strictObject({ label: text, note: text, daily: text }),
      /** `either`: its value if debits on business days only are larger, so that fewer are covered. */
      'payments-covered': z.strictObject({ label: text, note: text, daily: text, either: text }),
      'sales-share': z.strictObject({ label: text, note: text }),
    }),
    /** By how many payments the balance covers. `business`: after it, of debits on business days only. */
    sentences: z.strictObject({ none: text, low: text, enough: text, all: text, business: text }),
  }),
  clauses: offerClauses,
});

export type CheckAnOfferPage = z.infer<typeof checkAnOfferPage>;
export type OfferDetails = z.infer<typeof offerDetails>;
export type OfferClauses = z.infer<typeof offerClauses>;
export type ClauseMeanings = z.infer<typeof clauseMeanings>;
