import { csbfp as english } from '../../facts/csbfp.js';
import { inFrench } from './in-french.js';

export const csbfp = inFrench(english);
