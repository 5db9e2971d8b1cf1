import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

export const founder = z.strictObject({ name: text, role: text, bio: text, invented });

export type Founder = z.infer<typeof founder>;
