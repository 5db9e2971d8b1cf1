import { regions } from './regions.js';

/** The provinces and territories without construction rules of their own in `conditions.ts`. */
export const otherProvinces = Object.keys(regions).filter(
  (id) => id.startsWith('CA-') && id !== 'CA-ON' && id !== 'CA-QC',
);
