import { z } from 'zod';
import { limits } from '../limits.js';

const limitParam = z
  .string({ error: 'limit must be given once' })
  .refine((value) => /^\d{1,15}$/.test(value) && Number(value) >= 1 && Number(value) <= limits.pageMax, {
    error: `limit must be a whole number from 1 to ${limits.pageMax}`,
  })
  .transform(Number);

/** `cursor`, as the `Link` header of the page before gave it. Opaque to callers; a sequence number inside. */
const cursorParam = z
  .string({ error: 'cursor must be given once' })
  .regex(/^c\d{1,15}$/, { error: 'cursor must come from the Link header of another page' })
  .transform((value) => Number(value.slice(1)));

/** The cursor that continues after the entry with this sequence number. */
export const cursorAfter = (sequence: number) => `c${sequence}`;

export const pageQuery = z.object({ limit: limitParam.optional(), cursor: cursorParam.optional() });

export const personQuery = z.object({
  email: z
    .string({ error: 'email must be given once' })
    .trim()
    .min(1, { error: 'email must name an address' })
    .max(limits.email, { error: `email must have at most ${limits.email} characters` }),
});

export const listQuery = pageQuery.extend({
  q: z
    .string({ error: 'q must be given once' })
    .max(limits.short, { error: `q must have at most ${limits.short} characters` })
    .optional(),
  spam: z.literal('only', { error: 'spam can only be "only"' }).optional(),
  /** Of the CSV file of subscribers: those too who have not confirmed, or have unsubscribed. */
  status: z.literal('all', { error: 'status can only be "all"' }).optional(),
});
