import { z } from 'zod';
import { text } from './text.js';

export const claim = z.strictObject({
  /** The figure, as the copy shows it. */
  value: text,
  /** Entries that may show it, such as `home`; `partners/*` means every partner's page. */
  pages: z.array(text),
  /** Wordings that an article may use only if its front matter names the claim. Without them, articles are not searched. */
  inArticles: z.array(text).min(1).optional(),
  /** Where the figure comes from. */
  source: text,
  /** What you should know before you change the figure. */
  why: text,
});

export type Claim = z.infer<typeof claim>;
