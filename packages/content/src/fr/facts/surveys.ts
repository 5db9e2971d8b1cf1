import { surveys as english } from '../../facts/surveys.js';
import { inFrench } from './in-french.js';

export const surveys = inFrench(english);
