import type { ContractLaw } from './base-laws.js';
import { freeRateStates, type Page } from './free-rate-states.js';
import { source } from './state-law.js';
import { unlimitedRates } from './unlimited-rates.js';

/** What is said of them in one language. */
export interface FreeRateWords {
  /** By region. */
  texts: Readonly<Record<string, string>>;
  /** Where there is no limit: after the text. */
  judge: string;
  /** The title of a page. */
  title: (page: Page) => string;
}

/** The laws of these states on the price. Throws if one has no words. */
export const freeRates = ({ texts, judge, title }: FreeRateWords): ContractLaw[] =>
  freeRateStates.map(({ pages, ...state }) => {
    const text = texts[state.region];
    if (!text) throw new Error(`free-rate-words.ts has no words for ${state.region}`);
    const isUnlimited = unlimitedRates.includes(state.region);
    return {
      ...state,
      ...(isUnlimited && { isUnlimited }),
      subject: 'price',
      text: isUnlimited ? `${text} ${judge}` : text,
      sources: pages.map((page) => ({
        ...source(state.region, 'price', title(page), page.href, page.asOf),
        ...(page.isUndated && { isUndated: true }),
      })),
    };
  });
