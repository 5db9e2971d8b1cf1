import { isAllArranged, isArranged } from './arranged.js';
import { elsewhere } from './elsewhere.js';
import { inOneCountry } from './fit-options.js';

/** What the closing band of "Which fits?" says in the chosen place before every question is answered. Only a term loan pays off other debt. */
export function fitElsewhere(given: URLSearchParams) {
  const params = inOneCountry(given);
  return ['debt', 'refinance'].includes(params.get('need') ?? '')
    ? elsewhere(params, isArranged('term-loans', params.get('region') ?? ''), 'recommended')
    : elsewhere(params, isAllArranged(params));
}
