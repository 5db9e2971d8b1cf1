import { z } from 'zod';
import { text } from './text.js';

/** What search engines and browser tabs show. */
export const meta = z.strictObject({
  title: text.max(65, 'is cut by search engines after 65 characters'),
  description: text.min(50, 'is shorter than 50 characters').max(165, 'is cut by search engines after 165 characters'),
});

export type Meta = z.infer<typeof meta>;
