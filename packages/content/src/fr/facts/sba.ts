import { sbaFacts as english } from '../../facts/sba.js';
import { inFrench } from './in-french.js';

export const sbaFacts = inFrench(english);
