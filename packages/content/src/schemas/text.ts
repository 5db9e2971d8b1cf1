import { z } from 'zod';

/** Text on a page: not empty, no space at either end. */
export const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

/** A name that is safe in a URL: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
