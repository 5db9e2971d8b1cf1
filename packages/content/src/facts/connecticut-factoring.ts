import { disclosureLimits } from './disclosure-limits.js';
import { disclosureSources } from './disclosure-sources.js';
import { type StateLaw, source } from './state-law.js';

/** What a law firm reads in Connecticut's law on sales-based financing. The Department of Banking has not said so. */
export const connecticutFactoring: StateLaw = {
  region: 'US-CT',
  kinds: ['factoring'],
  upTo: disclosureLimits['US-CT'],
  text: "A law firm reads Connecticut's disclosure law (36a-861 to 36a-872, up to $250,000) as covering factoring: ask for these terms under it, and for the funder's registration.",
  sources: [
    source(
      'US-CT',
      'disclosure',
      'Greenberg Traurig, a law firm, on the law of Connecticut on sales-based financing: factoring, disclosures and registration',
      'https://natlawreview.com/article/new-commercial-financing-laws-take-effect-connecticut-kansas',
      '2024-09-16',
    ),
    ...disclosureSources['US-CT'].slice(0, 1),
  ],
};
