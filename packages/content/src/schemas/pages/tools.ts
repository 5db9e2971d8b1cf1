import { z } from 'zod';
import { action } from '../action.js';
import { factSource } from '../fact.js';
import { faqEntry } from '../faq-entry.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

/** Label and hint of a field or a figure. `{name}` in a hint is replaced by that value or result. */
const labelled = z.strictObject({ label: text, note: text.optional() });
const option = z.strictObject({ value: text, label: text });

/** The page that lists the tools. */
export const toolsPage = z.strictObject({ meta, hero: sectionHeading });

export const toolLink = z.strictObject({ title: text, description: text, href: text });

/** The list of tools. */
export const toolList = z.strictObject({
  /** Heading of the other tools under a tool. */
  moreTitle: text,
  /** The last of them: the page of all tools. */
  all: toolLink,
  /** All tools, by what an owner wants to know. */
  groups: z.array(z.strictObject({ title: text, list: z.array(toolLink).min(2) })).min(1),
});

/** Instead of `toolClosing`, for a place where we do not arrange what the tool is about. `{state}` is replaced by its name, `{inState}` by "in" with its name. */
export const toolElsewhere = z.strictObject({
  /** In a state where we arrange some products. `{types}` is replaced by one of `types`. */
  partly: sectionHeading,
  /** What we arrange where the rules for brokers keep us from the products of the key. The last one is Connecticut's, where loans have to be secured. */
  types: z.strictObject({ loans: text, advances: text, advancesAndFactoring: text }),
  /** In a state where we do not arrange the type that is recommended. */
  notThis: sectionHeading,
  /** In a state where we arrange nothing, or whose rules for brokers we have not read. */
  nowhere: sectionHeading,
  /** In the United States, before a state is chosen. */
  noState: sectionHeading,
  /** For who cannot open an account: a sole proprietor. */
  person: sectionHeading,
});

/** Instead of `closing`, if what is recommended does not come through us, or nothing of ours fits. The link of the recommendation comes before the actions. */
export const toolOutside = z.strictObject({ outside: sectionHeading, notYet: sectionHeading });

/** The words that all tools share. `{limit}` in a message is replaced by the field's limit. */
export const toolPages = z.strictObject({
  form: z.strictObject({
    submit: text,
    note: text,
    seeResult: text,
    /** The first currency is selected at the start. */
    currency: z.strictObject({ label: text, name: text, options: z.array(option).length(2) }),
  }),
  /** What stands before and after the field of an amount, by currency. */
  amounts: z.strictObject({ prefix: text.optional(), suffix: z.strictObject({ USD: text, CAD: text }) }),
  /** Units in the plural that follow a number in sentences, and the numbers after which they lose their last letter. */
  /** Units after a number, and a regular expression for the numbers that take them in the singular: in French all below 2. */
  counted: z.strictObject({ units: z.array(text).min(1), singular: text }),
  messages: z.strictObject({
    missing: text,
    number: text,
    /** For a number that can be read in two ways, such as `50.000`. */
    unclear: text,
    whole: text,
    tooSmall: text,
    notAbove: text,
    tooLarge: text,
  }),
  /** Names of currencies in sentences. */
  currencies: z.strictObject({ USD: text, CAD: text }),
  workedTitle: text,
  /** Before and after the title of a source. `{day}` is the day whose state it shows. */
  source: z.strictObject({ label: text, checked: text, read: text }),
  /** The link from a calculator in an article to its page. */
  onItsPage: text,
});

/** One calculator. `{name}` in a sentence is replaced by that value or result. */
export const toolPage = z.strictObject({
  formTitle: text,
  empty: z.strictObject({ title: text, text, example: text, exampleLabel: text }),
  /** By name of the parameter. */
  fields: z.record(z.string(), labelled),
  /** By name of the result. */
  results: z.record(z.string(), labelled),
  /** Units after values, by parameter. */
  units: z.record(z.string(), text),
  /** Messages about values that contradict each other, by parameter. */
  conflicts: z.record(z.string(), text),
  /** Sentences about the result, by case. */
  sentences: z.record(z.string(), text),
  /** Words of the chart or table under the result. */
  chart: z.record(z.string(), text),
  /** Compares the same cost over other terms. */
  comparison: z
    .strictObject({
      title: text,
      text: z.array(text).min(1),
      caption: text,
      columns: z.tuple([text, text, text, text]),
      rows: z.record(z.string(), text),
    })
    .optional(),
});

/** The head of a calculator's page, and what is below: how its result is worked out, and questions. Apart from it, because other pages show the calculator. */
export const workedPage = z.strictObject({
  page: z.strictObject({ meta, title: text, lede: text }),
  lede: text,
  action: action.optional(),
  stepsTitle: text,
  stepsText: text,
  steps: z.array(z.strictObject({ label: text, working: text, value: text })),
  items: z.array(faqEntry).min(1),
  /** A public page on what is worked out. */
  source: factSource.optional(),
});

export type ToolsPage = z.infer<typeof toolsPage>;
export type ToolList = z.infer<typeof toolList>;
export type ToolElsewhere = z.infer<typeof toolElsewhere>;
export type ToolOutside = z.infer<typeof toolOutside>;
export type ToolPages = z.infer<typeof toolPages>;
export type ToolPage = z.infer<typeof toolPage>;
export type WorkedPage = z.infer<typeof workedPage>;
