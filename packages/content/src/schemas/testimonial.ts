import { z } from 'zod';
import { invented } from './invented.js';
import { text } from './text.js';

export const testimonial = z.strictObject({
  quote: text,
  name: text,
  position: text,
  company: text,
  rating: z.number().int().min(1).max(5),
  /** Address of a picture; without one the initials are drawn. */
  avatarImage: text.optional(),
  invented,
});

export type Testimonial = z.infer<typeof testimonial>;
