import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

/** A wordmark. `markup` is the inside of a single-colour SVG drawn with `currentColor`; the build draws it and looks at the colours. */
export const lenderLogo = z.strictObject({
  name: text,
  viewBox: z.string().regex(/^0 0 [\d.]+ [\d.]+$/, 'must look like "0 0 120 30"'),
  markup: z
    .string()
    .min(1)
    .refine(
      (value) =>
        !/<(?!\/?(?:g|path|circle|rect|ellipse|line|polyline|polygon|title)\b)|\s(?:on\w+|style|class|href)\s*=|url\(/i.test(
          value,
        ),
      'must contain shapes only, without styles',
    ),
  invented,
});

export type LenderLogo = z.infer<typeof lenderLogo>;
