import { usury as english } from '../../facts/usury.js';
import { inFrench } from './in-french.js';

export const usury = inFrench(english);
