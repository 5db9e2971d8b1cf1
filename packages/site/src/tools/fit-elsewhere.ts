import { isAllArranged, isArranged } from './arranged.js';
import { elsewhere } from './elsewhere.js';

/** What the closing band of "Which fits?" says in the chosen place before every question is answered. Only a term loan pays off other debt. */
export const fitElsewhere = (params: URLSearchParams) =>
  ['debt', 'refinance'].includes(params.get('need') ?? '')
    ? elsewhere(params, isArranged('term-loans', params.get('region') ?? ''), 'recommended')
    : elsewhere(params, isAllArranged(params));
