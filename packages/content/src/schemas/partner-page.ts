import { z } from 'zod';
import { faqEntry } from './faq-entry.js';
import { feature } from './feature.js';
import { href } from './href.js';
import { lenderLogo } from './lender-logo.js';
import { meta } from './meta.js';
import { sectionHeading } from './section-heading.js';
import { step } from './step.js';
import { slug, text } from './text.js';

/** A co-branded landing page. Everything that differs from partner to partner stands here. */
export const partnerPage = z.strictObject({
  slug,
  path: href,
  /** Names the partner in the sign-up address `/p/{partner}/signup/`. */
  partnerId: slug,
  brand: z.strictObject({
    name: text,
    logo: lenderLogo.optional(),
    accent: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0a7a50'),
  }),
  meta,
  offer: text,
  /** ISO dates between which the offer stands. */
  validFrom: z.iso.date().optional(),
  validUntil: z.iso.date().optional(),
  hero: sectionHeading,
  note: text,
  lenders: z.strictObject({ label: text, names: z.array(text).length(6) }),
  financingTypes: z.strictObject({ title: text, lede: text, items: z.array(feature).length(6) }),
  steps: z.strictObject({ title: text, items: z.array(step).length(5) }),
  faq: z.strictObject({ title: text, items: z.array(faqEntry).length(6) }),
  closing: sectionHeading,
  disclosures: z.array(text).min(1),
});

export type PartnerPage = z.infer<typeof partnerPage>;
