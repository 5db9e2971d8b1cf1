import { z } from 'zod';
import { href } from './href.js';
import { text } from './text.js';

export const action = z.strictObject({
  label: text,
  href,
  /** Read by screen readers after the label, where the label is vague without its context. */
  context: text.optional(),
});

export type Action = z.infer<typeof action>;
