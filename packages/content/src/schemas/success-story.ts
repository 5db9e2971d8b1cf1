import { z } from 'zod';
import { text } from './text.js';

export const successStory = z.strictObject({ amount: text, product: text, use: text, industry: text });

export type SuccessStory = z.infer<typeof successStory>;
