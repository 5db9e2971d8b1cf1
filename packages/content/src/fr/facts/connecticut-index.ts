import { connecticutIndex as english } from '../../facts/connecticut-index.js';
import { inFrench } from './in-french.js';

export const connecticutIndex = inFrench(english);
