import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

export const author = z.strictObject({
  name: text,
  role: text,
  /** Address of the page about this person. */
  href: z.string().startsWith('/authors/').optional(),
  /** The text of that page. */
  bio: text.optional(),
  /** Heading of the summary in this person's articles. */
  keyHeading: text.optional(),
  /** File in `assets/avatars`, without `.svg`; without one a generic icon is drawn. */
  avatar: text.optional(),
  invented,
});

export type Author = z.infer<typeof author>;
