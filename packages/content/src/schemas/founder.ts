import { z } from 'zod';
import { text } from './text.js';

export const founder = z.strictObject({ name: text, role: text, bio: text });

export type Founder = z.infer<typeof founder>;
