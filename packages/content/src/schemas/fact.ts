import { z } from 'zod';
import { href } from './href.js';
import { slug, text } from './text.js';

const day = z.iso.date();

/** Where a rule or a rate holds: a country, or a state or province in ISO 3166-2. */
const jurisdiction = z.string().regex(/^(?:US|CA)(?:-[A-Z]{2})?$/, 'must be US, CA, or a region such as US-TX');

/** A public page, the day whose state it shows, and the day by which somebody has to read it again. */
export const factSource = z.strictObject({
  id: slug,
  title: text,
  href,
  jurisdiction,
  asOf: day,
  /** The page names no date. `asOf` is the day on which it was read. */
  isUndated: z.boolean().optional(),
  reviewBy: day,
});

/** A rate, a limit, a fee or a date that a public source states. */
export const fact = z.strictObject({
  /** As pages show it. */
  text,
  /** Per cent, years, or units of the currency. */
  value: z.number().optional(),
  /** From the first to the second, in the unit. */
  range: z.tuple([z.number(), z.number()]).readonly().optional(),
  day: day.optional(),
  unit: z.enum(['percent', 'points', 'years', 'usd', 'cad']).optional(),
  /** What a sentence about it mentions. The check refuses the typed number in such a sentence. */
  about: z.instanceof(RegExp),
  source: factSource,
});

const contractKinds = z.array(z.enum(['advance', 'loan', 'line', 'factoring'])).min(1);

/** A rule for some kinds of contract or some provinces. */
const partialRule = z.strictObject({
  text,
  kinds: contractKinds.optional(),
  regions: z.array(jurisdiction).optional(),
});

/** What the law of a region makes a funder hand over before a business signs. */
export const disclosureLaw = z.strictObject({
  /** ISO 3166-2, as in the address of a tool, or `CA` for all of Canada. */
  region: z.string().regex(/^(?:US-[A-Z]{2}|CA(?:-[A-Z]{2})?)$/),
  state: text,
  name: text,
  /** Kinds of contract that it covers. */
  kinds: contractKinds,
  /** It covers contracts up to this many US dollars, or of any amount. */
  upTo: z.number().optional(),
  /** It covers contracts below this many US dollars. */
  below: z.number().optional(),
  /** The first day on which funders had to comply. */
  since: day.optional(),
  /** `text` is said to the business, `ask` by the business to the funder. Both are phrases for a list. */
  duties: z.array(z.strictObject({ id: slug, text, ask: text })).min(1),
  /** Further rules that protect the business. */
  rules: z.array(text).optional(),
  /** What other laws of the region say about such a contract. They do not make a funder tell you anything. */
  also: z.strictObject({ title: text, rules: z.array(z.union([text, partialRule])).min(1) }).optional(),
  /** What shows that the funder and its broker may do business there, as the business asks for it. */
  license: text.optional(),
  /** Who need not comply. */
  exempt: text,
  /** The kinds that `exempt` can be about, if not all. */
  exemptKinds: contractKinds.optional(),
  sources: z.array(factSource).min(1),
});

export type FactSource = z.infer<typeof factSource>;
export type Fact = z.infer<typeof fact>;
export type DisclosureLaw = z.infer<typeof disclosureLaw>;
