import { z } from 'zod';
import { href } from '../href.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { slug, text } from '../text.js';

const names = z.strictObject({ title: text, description: text, href });
const option = z.strictObject({ value: slug, label: text });

/** A kind of funding fits if the visitor gives one of these answers to a question. `reason` says why. */
const fit = z.strictObject({ answers: z.array(slug).min(1), reason: text });

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
    alternativesTitle: text,
    detailsLabel: text,
    empty: z.strictObject({ title: text, text }),
    action: z.strictObject({ label: text, href }),
  }),
  questions: z.array(z.strictObject({ name: slug, label: text, options: z.array(option).min(2) })).length(4),
  /** The first is preferred if several fit equally well. */
  kinds: z
    .array(
      z.strictObject({
        id: slug,
        ...names.shape,
        /** Its name in that country, if it differs. */
        byCountry: z.strictObject({ ca: names, us: names }).optional(),
        need: fit,
        amount: fit,
        stage: fit,
      }),
    )
    .min(3),
  closing: sectionHeading,
});

export type WhichFitsPage = z.infer<typeof whichFitsPage>;
