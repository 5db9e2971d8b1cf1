import { criminalRate as english } from '../../facts/criminal-rate.js';
import { inFrench } from './in-french.js';

export { canadianLimit, criminalRateSource } from '../../facts/criminal-rate.js';

export const criminalRate = inFrench(english);
