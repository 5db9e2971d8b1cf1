import { tax as english } from '../../facts/tax.js';
import { inFrench } from './in-french.js';

export const tax = inFrench(english);
