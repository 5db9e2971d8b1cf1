import { disclosureSources } from './disclosure-sources.js';
import { type StateLaw, source } from './state-law.js';

const law = (region: string, state: string, sources: StateLaw['sources']): StateLaw => ({
  region,
  kinds: ['advance'],
  unlessYes: true,
  text: `The law of ${state} on cash advances covers payments that rise and fall with your sales, or that are adjusted to them later. If yours do neither, it may not cover this contract: ask a lawyer or the office of the state that enforces it.`,
  sources,
});

/** States whose law on advances depends on whether payments follow sales. */
export const salesBased: readonly StateLaw[] = [
  law('US-CT', 'Connecticut', disclosureSources['US-CT'].slice(0, 1)),
  law('US-LA', 'Louisiana', disclosureSources['US-LA']),
  law('US-TX', 'Texas', disclosureSources['US-TX'].slice(0, 1)),
  law('US-VA', 'Virginia', [
    source(
      'US-VA',
      'reconciliation',
      'Troutman, a law firm, on Virginia House Bill 1027: which advances it covers',
      'https://www.consumerfinancialserviceslawmonitor.com/2022/03/virginia-legislature-passes-sales-based-financing-disclosure-and-registration-requirements/',
      '2022-03-31',
    ),
  ]),
];
