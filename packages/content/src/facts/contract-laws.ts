import { baseLaws, type ContractLaw, findIn } from './base-laws.js';
import { freeRateWords } from './free-rate-words.js';
import { freeRates } from './free-rates.js';

export type { ContractLaw } from './base-laws.js';

/** Every law that we have read. Apart from `base-laws.ts`, so that a page in another language does not load these words. */
export const contractLaws: readonly ContractLaw[] = [...baseLaws, ...freeRates(freeRateWords)];

/** What the law of the contract's region and that of its country say about a subject (`price`, `disclosure` or a clause's id), as far as we have read them. */
export const contractLawsOf = findIn(contractLaws);
