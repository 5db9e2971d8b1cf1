import { printedDay } from '../facts/amounts.js';
import { sources } from '../facts/sources.js';
import type { ComparePage } from '../schemas/pages/compare.js';

/** The public pages that are the sources of the comparison's figures. */
export const fundingSources: ComparePage['sources'] = [
  sources.sbaTerms,
  sources.sbaTypes,
  sources.sbaGuarantee,
  sources.sbaPrepayment,
  sources.csbfp,
  sources.csbfpAct,
  sources.criminalRate,
  sources.occAssetBased,
].map(({ id, title, href, asOf }) => ({ id, title, href, checked: printedDay(asOf) }));
