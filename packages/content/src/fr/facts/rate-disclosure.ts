import { rateDisclosure as english } from '../../facts/rate-disclosure.js';
import { inFrench } from './in-french.js';

export const rateDisclosure = inFrench(english);
