import { sbaSop as inEnglish } from '../../facts/sba-sources.js';
import type { FactSource } from '../../schemas/fact.js';

/** Apart from `sba-titles.ts`, so that a calculator does not load the titles of all. */
export const sbaSop: FactSource = {
  ...inEnglish,
  title:
    'Small Business Administration des États-Unis (SBA), SOP 50 10, règles pour les prêteurs : la version du 1er juin 2025, selon des cabinets d’avocats et des prêteurs, et celle du 1er octobre 2026, d’après des comptes rendus seulement',
};
