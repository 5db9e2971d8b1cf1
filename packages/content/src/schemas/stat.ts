import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

export const stat = z.strictObject({ number: text, label: text, invented });

export type Stat = z.infer<typeof stat>;
