import { sbaSop as inEnglish } from '../../facts/sba-sources.js';
import type { FactSource } from '../../schemas/fact.js';

/** Apart from `sba-titles.ts`, so that a calculator does not load the titles of all. */
export const sbaSop: FactSource = {
  ...inEnglish,
  title:
    'Whiteford, un cabinet d’avocats, sur la version 8 des règles de la SBA pour les prêteurs, SOP 50 10 (en anglais; nous n’avons pas lu celle du 1er octobre 2026)',
};
