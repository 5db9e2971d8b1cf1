import { regulationZ as annualRate, sbaSop as lenderRules } from '../../facts/sources.js';
import type { FactSource } from '../../schemas/fact.js';

/* The sources below calculators. Apart from `source-titles.ts`, so that a calculator does not load the titles of all. */

export const regulationZ: FactSource = {
  ...annualRate,
  title:
    'Consumer Financial Protection Bureau des États-Unis, règlement Z, annexe J : le calcul du taux annuel en pourcentage (sans date)',
};

export const sbaSop: FactSource = {
  ...lenderRules,
  title:
    'Small Business Administration des États-Unis (SBA), SOP 50 10, règles pour les prêteurs : la version du 1er juin 2025, selon des cabinets d’avocats et des prêteurs, et celle du 1er octobre 2026, que nous ne connaissons que par des comptes rendus',
};
