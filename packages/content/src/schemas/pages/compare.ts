import { z } from 'zod';
import { action } from '../action.js';
import { href } from '../href.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { slug, text } from '../text.js';

/** A public page that is the source of a figure, and the version that was read. */
const source = z.strictObject({ id: slug, title: text, href, checked: text });

/** A cell of the table: one column of one kind of funding. */
const comparisonCell = z
  .strictObject({
    /** The rate, shown large above the text. */
    figure: text.optional(),
    text,
    /** The figure of another country, on a line of its own. */
    other: text.optional(),
    note: text.optional(),
    /** Shown on demand. */
    details: text.optional(),
    /** Position if the table is sorted by this column: 1 is the cheapest or the fastest. */
    rank: z.int().min(1).optional(),
    /** Ids of its sources. */
    sources: z.array(slug).min(1).optional(),
  })
  .refine(
    (cell) =>
      cell.sources ||
      !/\d/.test([cell.figure, cell.text, cell.other, cell.note, cell.details].join(' ').replaceAll('7(a)', '')),
    {
      message: 'has a figure without a source: add its source, or remove the figure',
    },
  );

const fundingKind = z.strictObject({
  id: slug,
  title: text,
  subtitle: text,
  href,
  tag: text.optional(),
  needs: z.array(slug).min(1),
  cells: z.strictObject({
    cost: comparisonCell,
    speed: comparisonCell,
    eligibility: comparisonCell,
    security: comparisonCell,
    guarantee: comparisonCell,
    use: comparisonCell,
    early: comparisonCell,
  }),
});

export const comparePage = z.strictObject({
  meta,
  hero: sectionHeading,
  table: z.strictObject({
    caption: text,
    rowsLabel: text,
    /** Above the rows without a figure in a column. */
    unpriced: z.strictObject({ column: slug, label: text }),
    needsLabel: text,
    allLabel: text,
    sourceLabel: text,
    shown: text,
    needs: z.array(z.strictObject({ id: slug, label: text })).min(2),
    columns: z.array(z.strictObject({ id: slug, label: text, sortable: z.boolean().optional() })).min(2),
  }),
  rows: z.array(fundingKind).length(11),
  /** Ids of the sources of the rows, in the order of their numbers. */
  sources: z.array(slug).min(1),
  closing: sectionHeading,
});

/** What to do first for each need, and what to know before reading the table. Apart from it, because they are loaded after it. */
export const compareNotes = z.strictObject({
  advice: z.array(z.strictObject({ need: slug, text })).min(2),
  note: z.array(text).min(2),
});

/** Where the figures come from. Apart from the table, because it is loaded after it. */
export const compareSources = z.strictObject({
  content: z.strictObject({
    title: text,
    text: z.array(text),
    action: action.optional(),
    checkedLabel: text,
    note: text.optional(),
  }),
  sources: z.array(source).min(1),
});

/** Types that the table leaves out. */
export const compareOthers = z.strictObject({
  title: text,
  list: z.array(z.strictObject({ title: text, description: text, href })).min(1),
});

export type CompareNotes = z.infer<typeof compareNotes>;
export type CompareOthers = z.infer<typeof compareOthers>;
export type ComparePage = z.infer<typeof comparePage>;
export type CompareSources = z.infer<typeof compareSources>;
export type FundingKind = z.infer<typeof fundingKind>;
