import { z } from 'zod';
import { faqEntry } from './faq-entry.js';
import { feature } from './feature.js';
import { href } from './href.js';
import { invented } from './invented.js';
import { lenderLogo } from './lender-logo.js';
import { meta } from './meta.js';
import { sectionHeading } from './section-heading.js';
import { step } from './step.js';
import { slug, text } from './text.js';

const colour = z
  .string()
  .regex(/^(#(?:[\da-f]{3}|[\da-f]{6})|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\([^)]+\))$/i, {
    error: 'must be a colour of CSS, such as #0a7a50',
  });

/** How a partner looks. Its theme is derived from this when the site is built. */
export const partnerBrand = z.strictObject({
  name: text.max(40, 'must be at most 40 characters, to fit beside our mark'),
  /** Without one, the file `assets/partners/<id>.svg`; without that, the name is set as a wordmark. */
  logo: lenderLogo.optional(),
  accent: colour,
  /** For what is looked at rather than pressed: tints, icons, the closing band. */
  second: colour.optional(),
  /** The face of headings, among those that the kit ships. */
  font: z.enum(['display', 'body', 'serif'], 'must be display, body or serif').optional(),
});

const financingTypes = z.strictObject({ title: text, lede: text, items: z.array(feature).min(1, 'must name a type') });
const steps = z.strictObject({ title: text, items: z.array(step).min(1).max(5, 'must hold at most five steps') });
const faq = z.strictObject({ title: text, items: z.array(faqEntry).min(1, 'must answer a question') });

const sectionNames = ['hero', 'lenders', 'financingTypes', 'steps', 'faq', 'closing', 'disclosures'] as const;

/** A section by name, with the page's words, or with words that only this place has. */
const section = z.union(
  [
    z.enum(sectionNames),
    z.discriminatedUnion('section', [
      z.strictObject({ section: z.literal('financingTypes'), content: financingTypes }),
      z.strictObject({ section: z.literal('steps'), content: steps }),
      z.strictObject({ section: z.literal('faq'), content: faq }),
      z.strictObject({ section: z.literal('closing'), content: sectionHeading }),
    ]),
  ],
  `must be ${sectionNames.join(', ')}, or { section, content } with words of its own`,
);

/** Which sections the page has, in order: what is not named is left out, what is named again comes again. */
const sections = z
  .array(section)
  .refine((all) => all[0] === 'hero' && all.lastIndexOf('hero') === 0, {
    error: "must begin with 'hero', and name it once: it holds the heading of the page",
  })
  .refine((all) => all.includes('disclosures'), { error: "must name 'disclosures': they have to be said" });

/** A co-branded landing page. Everything that differs from partner to partner is here. */
export const partnerPage = z
  .strictObject({
    id: slug,
    path: href.regex(/^\/[a-z0-9-]+$/, 'must be one lower-case step from the root, such as /acme-partnership'),
    /** Names the partner in the sign-up address `/p/{partner}/signup/`. */
    partnerId: slug,
    /** Language of the copy where it is not English. */
    lang: z
      .string()
      .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language tag such as de or fr-CA')
      .optional(),
    /** A sample: shown in Storybook and in tests, never published. */
    invented,
    brand: partnerBrand,
    meta,
    offer: text.max(40, 'must fit a badge: at most 40 characters'),
    /** ISO dates between which the offer is valid. */
    validFrom: z.iso.date('must be a date such as 2026-01-31').optional(),
    validUntil: z.iso.date('must be a date such as 2026-01-31').optional(),
    /** The kit's own words (`KitLabels`) on this page, where the copy is not English. */
    labels: z
      .strictObject({
        home: text,
        until: text,
        pauseMotion: text,
        playMotion: text,
        motionPaused: text,
        motionPlaying: text,
      })
      .partial()
      .optional(),
    hero: sectionHeading,
    note: text,
    /** A picture of what the partner's records fill in. */
    profile: z.strictObject({
      title: text,
      items: z
        .array(z.strictObject({ label: text, value: text }))
        .min(1)
        .max(4, 'must hold at most four lines'),
    }),
    lenders: z.strictObject({ label: text, names: z.array(text).length(6, 'must name six lenders') }),
    financingTypes: financingTypes.extend({ items: z.array(feature).length(6, 'must hold six types of financing') }),
    steps: steps.extend({ items: z.array(step).length(5, 'must hold five steps') }),
    faq,
    closing: sectionHeading,
    disclosures: z.array(text).min(1, 'must hold at least one disclosure'),
    /** @default hero, lenders, financingTypes, steps, faq, closing, disclosures */
    sections: sections.optional(),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    error: 'must not be before validFrom',
    path: ['validUntil'],
  });

export type PartnerPage = z.infer<typeof partnerPage>;

/** What a partner's file has to say. Whatever else it says replaces Boundless's default. */
export type PartnerInput = Pick<PartnerPage, 'brand' | 'hero'> &
  Partial<Omit<PartnerPage, 'brand' | 'hero' | 'id' | 'partnerId'>> & {
    /** Names the file, the address and, unless `partnerId` says otherwise, the partner at sign-up. */
    id: string;
    /** Where the sign-up knows the partner by another name. @default id */
    partnerId?: string;
  };
