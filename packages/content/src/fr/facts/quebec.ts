import { quebec as english } from '../../facts/quebec.js';
import { inFrench } from './in-french.js';

export const quebec = inFrench(english);
