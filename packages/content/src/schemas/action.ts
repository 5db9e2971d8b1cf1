import { z } from 'zod';
import { href } from './href.js';
import { text } from './text.js';

export const action = z.strictObject({
  label: text,
  href,
  /** Continues a label that says too little by itself, for people who hear the link alone. */
  context: text.optional(),
});

export type Action = z.infer<typeof action>;
