import { z } from 'zod';
import { text } from './text.js';

export const claim = z.strictObject({
  /** What the copy shows. */
  value: text,
  /** Other wordings of the same figure that an article may use. */
  wordings: z.array(text).min(1).optional(),
  /** Entries (`home`, `partners/doola`) and articles (`articles/<slug>`) that may show it; `articles/*` means all. */
  pages: z.array(text).min(1),
  /** Where the figure comes from. */
  source: text,
  /** What a reader of this registry should know before changing the figure. */
  why: text,
});

export type Claim = z.infer<typeof claim>;
