import { z } from 'zod';
import { text } from './text.js';

export const step = z.strictObject({ title: text, description: text });

export type Step = z.infer<typeof step>;
