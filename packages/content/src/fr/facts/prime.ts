import { prime as english } from '../../facts/prime.js';
import { inFrench } from './in-french.js';

export const prime = inFrench(english);
