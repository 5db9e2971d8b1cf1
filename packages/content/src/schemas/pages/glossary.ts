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

export const glossaryPage = z.strictObject({
  meta,
  hero: sectionHeading,
  /** Accessible name of the list of letters. */
  lettersLabel: text,
  terms: z.array(glossaryTerm).min(40),
  closing: sectionHeading,
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;
export type GlossaryPage = z.infer<typeof glossaryPage>;
