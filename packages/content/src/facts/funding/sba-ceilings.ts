import { sbaFacts } from '../sba.js';

/** The SBA's highest floating rate by amount, the smallest first. The last is for all larger amounts. */
export const sbaCeilings = [
  { id: 'sbaCeilingSmallest', upTo: sbaFacts.sbaMarginSmallestTo.value },
  { id: 'sbaCeilingSmall', upTo: sbaFacts.sbaMarginSmallTo.value },
  { id: 'sbaCeilingMiddle', upTo: sbaFacts.sbaMarginFrom.value },
  { id: 'sbaCeiling', upTo: undefined },
] as const;
