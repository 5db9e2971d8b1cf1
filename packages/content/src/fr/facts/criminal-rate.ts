import { criminalRate as english, criminalRateSource as source } from '../../facts/criminal-rate.js';
import type { FactSource } from '../../schemas/fact.js';
import { inFrench } from './in-french.js';

export const criminalRateSource: FactSource = {
  ...source,
  title: 'Ministère de la Justice du Canada, Règlement sur le taux d’intérêt criminel (DORS/2024-114)',
  href: 'https://laws-lois.justice.gc.ca/fra/reglements/DORS-2024-114/page-1.html',
};

const { criminalRate: rate, ...others } = inFrench(english);

export const criminalRate: typeof english = { ...others, criminalRate: { ...rate, source: criminalRateSource } };
