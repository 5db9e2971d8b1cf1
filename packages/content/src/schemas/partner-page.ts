import { z } from 'zod';
import { faqEntry } from './faq-entry.js';
import { feature } from './feature.js';
import { href } from './href.js';
import { invented } from './invented.js';
import { kitLabels } from './kit-labels.js';
import { lenderLogo } from './lender-logo.js';
import { meta } from './meta.js';
import { sectionHeading } from './section-heading.js';
import { step } from './step.js';
import { testimonial } from './testimonial.js';
import { slug, text } from './text.js';

const colour = z
  .string()
  .regex(/^(#(?:[\da-f]{3}|[\da-f]{6})|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\([^)]+\))$/i, {
    error: 'must be a CSS colour, such as #0a7a50',
  });

/** A partner's brand. The build derives the theme from it. */
const partnerBrand = z.strictObject({
  name: text.max(40, 'must be at most 40 characters, to fit next to our logo'),
  /** Default: the file `assets/partners/<id>.svg`, or the name as text if there is no file. */
  logo: lenderLogo.optional(),
  accent: colour,
  /** A second colour, for tints, icons and the closing band; never for buttons or links. */
  second: colour.optional(),
  /** The typeface of headings. */
  font: z.enum(['display', 'body', 'serif'], 'must be display, body or serif').optional(),
});

const financingTypes = z.strictObject({
  title: text,
  lede: text,
  items: z.array(feature).min(1, 'must have at least one type'),
});
const steps = z.strictObject({ title: text, items: z.array(step).min(1).max(5, 'must have at most five steps') });
const faq = z.strictObject({ title: text, items: z.array(faqEntry).min(1, 'must have at least one question') });

const sectionNames = [
  'hero',
  'lenders',
  'financingTypes',
  'steps',
  'testimonial',
  'faq',
  'closing',
  'disclosures',
] as const;

/** A section by name, or with its own texts. */
const section = z.union(
  [
    z.enum(sectionNames),
    z.discriminatedUnion('section', [
      z.strictObject({ section: z.literal('financingTypes'), content: financingTypes }),
      z.strictObject({ section: z.literal('steps'), content: steps }),
      z.strictObject({ section: z.literal('testimonial'), content: testimonial }),
      z.strictObject({ section: z.literal('faq'), content: faq }),
      z.strictObject({ section: z.literal('closing'), content: sectionHeading }),
      z.strictObject({ section: z.literal('custom') }),
    ]),
  ],
  `must be ${sectionNames.join(', ')}, { section: 'custom' }, or { section, content } with its own texts`,
);

export const isCustom = (section: string | { section: string }) =>
  typeof section === 'object' && section.section === 'custom';

/** The kit's own words (`KitLabels`). */
const offerText = text.max(40, 'must be at most 40 characters, to fit into the badge');

/** The page's sections, in order. A section may be omitted or repeated. */
const sections = z
  .array(section)
  .refine((all) => all[0] === 'hero' && all.lastIndexOf('hero') === 0, {
    error: "must begin with 'hero' and include it only once, because it has the heading of the page",
  })
  .refine((all) => all.includes('disclosures'), { error: "must include 'disclosures'" })
  .refine((all) => all.filter(isCustom).length <= 1, { error: "must include { section: 'custom' } only once" });

/** A co-branded landing page: everything that differs between partners. */
export const partnerPage = z
  .strictObject({
    id: slug,
    path: href.regex(/^\/[a-z0-9-]+$/, 'must be one path segment in lower case, such as /acme-partnership'),
    /** The partner's name in the sign-up address `/p/{partner}/signup/`. */
    partnerId: slug,
    /** Language of the copy, if it is not English. */
    lang: z
      .string()
      .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language tag such as de or fr-CA')
      .optional(),
    /** Id of the partner whose page this is in another language. */
    translationOf: slug.optional(),
    /** A sample: shown in Storybook and used by tests, never published. */
    invented,
    brand: partnerBrand,
    meta,
    offer: offerText,
    /** ISO dates between which the offer is valid. */
    validFrom: z.iso.date('must be a date such as 2026-01-31').optional(),
    validUntil: z.iso.date('must be a date such as 2026-01-31').optional(),
    /** Texts that replace those of the page after `validUntil`. */
    ended: z
      .strictObject({
        meta,
        offer: offerText,
        hero: sectionHeading,
        note: text,
        faq,
        closing: sectionHeading,
        sections,
      })
      .partial()
      .optional(),
    /** The kit's own words, if the copy is not English. `{value}` and `{total}` stand for numbers. */
    labels: kitLabels.optional(),
    hero: sectionHeading,
    note: text,
    /** Data of a profile that the partner's records fill in, shown in a drawing. */
    profile: z.strictObject({
      title: text,
      items: z
        .array(z.strictObject({ label: text, value: text }))
        .min(1)
        .max(4, 'must have at most four lines'),
      invented,
    }),
    lenders: z.strictObject({ label: text, names: z.array(text).length(6, 'must name six lenders') }),
    financingTypes: financingTypes.extend({ items: z.array(feature).length(6, 'must have six types of financing') }),
    steps: steps.extend({ items: z.array(step).length(5, 'must have five steps') }),
    testimonial: testimonial.optional(),
    faq,
    closing: sectionHeading,
    disclosures: z.array(text).min(1, 'must have at least one disclosure'),
    /** @default hero, lenders, financingTypes, steps, testimonial, faq, custom, closing, disclosures */
    sections: sections.optional(),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    error: 'must not be before validFrom',
    path: ['validUntil'],
  });

export type PartnerPage = z.infer<typeof partnerPage>;

/** A partner's file. Every optional field replaces one of Boundless's defaults. */
export type PartnerInput = Pick<PartnerPage, 'hero'> &
  Partial<Omit<PartnerPage, 'hero' | 'id' | 'brand' | 'lenders' | 'translationOf'>> & {
    /** Also the file's name, part of the address and, without `partnerId`, the partner's name at sign-up. */
    id: string;
    lenders?: Partial<PartnerPage['lenders']>;
  } & (
    | Pick<PartnerPage, 'brand'>
    /** The page in another language, which has the same brand, sign-up, lenders and dates. */
    | { translationOf: PartnerPage; brand?: PartnerPage['brand'] }
  );
