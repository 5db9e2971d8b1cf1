import { ceba as english } from '../../facts/ceba.js';
import { inFrench } from './in-french.js';

export const ceba = inFrench(english);
