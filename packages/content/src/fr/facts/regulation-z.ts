import { regulationZ as inEnglish } from '../../facts/regulation-z.js';
import type { FactSource } from '../../schemas/fact.js';

/** Apart from `source-titles.ts`, so that a calculator does not load the titles of all. */
export const regulationZ: FactSource = {
  ...inEnglish,
  title:
    'Consumer Financial Protection Bureau des États-Unis, règlement Z, annexe J : le calcul du taux annuel en pourcentage (sans date)',
};
