import { z } from 'zod';
import { text } from './text.js';

export const stat = z.strictObject({ number: text, label: text });

export type Stat = z.infer<typeof stat>;
