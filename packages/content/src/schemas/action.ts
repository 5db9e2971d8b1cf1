import { z } from 'zod';
import { href } from './href.js';
import { text } from './text.js';

export const action = z.strictObject({ label: text, href });

export type Action = z.infer<typeof action>;
