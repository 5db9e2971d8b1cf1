import { z } from 'zod';

/** Where a link leads: a page or an anchor of this site, or an absolute address outside of it. */
export const href = z
  .string()
  .regex(/^(?:\/(?!\/)\S*|#\S+|https?:\/\/\S+|mailto:\S+)$/, 'must begin with /, #, https:// or mailto:');
