import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

/** A wordmark. `markup` is the inside of a single-colour SVG drawn with `currentColor`. */
export const lenderLogo = z.strictObject({
  name: text,
  viewBox: z.string().regex(/^0 0 [\d.]+ [\d.]+$/, 'must look like "0 0 120 30"'),
  markup: z
    .string()
    .min(1)
    .refine(
      (value) => !/<script|\son\w+=|javascript:|<foreignObject|<image|href=/i.test(value),
      'must contain shapes only',
    )
    .refine((value) => value.includes('currentColor'), 'must be drawn with currentColor')
    .refine((value) => !/#[0-9a-f]{3,8}\b/i.test(value), 'must not contain a colour'),
  invented,
});

export type LenderLogo = z.infer<typeof lenderLogo>;
