import { z } from 'zod';
import { href } from '../href.js';
import { slug, text } from '../text.js';

/* What kinds of funding, other ways and answers of "Which fits?" have in common. */

export const names = z.strictObject({ title: text, description: text, href });
export const country = z.enum(['us', 'ca']);
export const byCountry = <T extends z.ZodType>(value: T) => z.strictObject({ us: value, ca: value });

/** A range of amounts in the dollars of the country. Without an end it is open. */
export const range = z.strictObject({ from: z.number().optional(), to: z.number().optional() });

/** ISO 3166-2. */
export const region = z.string().regex(/^(?:US|CA)-[A-Z]{2}$/);

/** Ids of the sources of figures. */
export const sources = z.array(slug).min(1);

/** Said for these needs, at these stages and for these amounts. Without them, always. */
export const condition = z.strictObject({
  text,
  needs: z.array(slug).min(1).optional(),
  stages: z.array(slug).min(1).optional(),
  /** For amounts from this one. */
  from: z.number().optional(),
  /** In these regions only. An empty one: if none is given. */
  regions: z
    .array(region.or(z.literal('')))
    .min(1)
    .optional(),
  sources: sources.optional(),
});
