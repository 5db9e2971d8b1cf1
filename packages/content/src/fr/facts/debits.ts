import { debits as english } from '../../facts/debits.js';
import { inFrench } from './in-french.js';

export const debits = inFrench(english);
