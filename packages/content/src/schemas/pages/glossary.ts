import { z } from 'zod';
import { action } from '../action.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { slug, text } from '../text.js';

const glossaryTerm = z.strictObject({
  /** Also its anchor. */
  id: slug,
  term: text,
  /** One or two plain sentences, complete without their context: tooltips show them too. */
  definition: text.max(260, 'is too long for a tooltip'),
  more: action.optional(),
});

export const glossaryPage = z
  .strictObject({
    meta,
    hero: sectionHeading,
    /** Terms that are linked above all others, by their ids. */
    first: z.strictObject({ title: text, ids: z.array(slug).min(1) }),
    /** Accessible name of the list of letters. */
    lettersLabel: text,
    terms: z.array(glossaryTerm).min(40),
    closing: sectionHeading,
  })
  .refine(({ first, terms }) => first.ids.every((id) => terms.some((term) => term.id === id)), {
    path: ['first', 'ids'],
    message: 'has the id of no term',
  });

export type GlossaryTerm = z.infer<typeof glossaryTerm>;
export type GlossaryPage = z.infer<typeof glossaryPage>;
