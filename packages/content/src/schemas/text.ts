import { z } from 'zod';

/**
 * Characters that no text may have: control characters (feeds with one cannot be read) except tab and line ends, the mark of a failed decoding, and
 * those that nobody sees and that split a line, hide a space or turn the direction of writing.
 */
export const unprintable = /[^\P{Cc}\t\n\r]|[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd\p{Cs}]/u;

/** Text on a page: not empty, no space at either end, no control characters. */
export const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine((value) => !unprintable.test(value), 'has a character that cannot be shown');

/** A name that is safe in a URL: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
