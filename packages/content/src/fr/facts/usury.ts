import { usury as english } from '../../facts/usury.js';
import { inFrench } from './in-french.js';

export type { StateLimit, StateReason } from '../../facts/usury.js';
export { stateLimit } from '../../facts/usury.js';

export const usury = inFrench(english);
