import { californiaLaw as english } from '../../facts/california-law.js';
import { inFrench } from './in-french.js';

export const californiaLaw = inFrench(english);
