import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

export const successStory = z.strictObject({ amount: text, product: text, use: text, industry: text, invented });

export type SuccessStory = z.infer<typeof successStory>;
