import { sbaFacts as english } from '../../facts/sba.js';
import { inFrench } from './in-french.js';

export const sbaFacts = inFrench(english);

/** `sbaCitizensSince` in a sentence, for pages that offer the loans. */
export const sbaOwnersRule =
  'Pour un prêt de la SBA, chaque propriétaire doit être un citoyen ou un ressortissant des États-Unis et y habiter.';
