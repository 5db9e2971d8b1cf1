import { z } from 'zod';

/** The target of a link: a page or an anchor of this site, or an absolute address. */
export const href = z
  .string()
  .regex(/^(?:\/(?!\/)\S*|#\S+|https?:\/\/\S+|mailto:\S+)$/, 'must begin with /, #, https:// or mailto:');
