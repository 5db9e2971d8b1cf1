import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

export const stat = z.strictObject({
  number: text,
  label: text,
  /** The direction of a figure that is a change in percent. */
  change: z.enum(['increase', 'decrease']).optional(),
  invented,
});

export type Stat = z.infer<typeof stat>;
