import { criminalRate } from '../criminal-rate.js';

/** The limit for any amount between its two bounds. */
export const limitBetween = `**Legal limit in Canada** for what counts as credit: ${criminalRate.criminalRateCommercial.text} a year for a company at this amount, and ${criminalRate.criminalRate.text} for a sole proprietor.`;

/** The limit for any amount above both. */
export const limitAbove = `**Legal limit in Canada** for what counts as credit: none for a company at this amount, and ${criminalRate.criminalRate.text} a year for a sole proprietor.`;
