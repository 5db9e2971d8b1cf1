import type { GlossaryTerm } from '../schemas/pages/glossary.js';

/** A term with a link to read more. */
export const term = (
  id: string,
  name: string,
  definition: string,
  more?: [label: string, href: string],
): GlossaryTerm => ({
  id,
  term: name,
  definition,
  ...(more && { more: { label: more[0], href: more[1] } }),
});
