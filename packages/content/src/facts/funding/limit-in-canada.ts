import { criminalRate } from '../criminal-rate.js';

/** The limit in a few words. Apart from `warnings`, because pages load either. */
export const limitInCanada = `${criminalRate.criminalRateCommercial.text} a year for a company above ${criminalRate.criminalRateFrom.text} and up to ${criminalRate.criminalRateTo.text}; ${criminalRate.criminalRate.text} for smaller amounts, and for a sole proprietor at any amount. Above ${criminalRate.criminalRateTo.text} a company has no limit.`;
