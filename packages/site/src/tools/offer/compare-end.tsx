import { elsewhere } from '../elsewhere.js';
import { MoreTools } from '../more-tools.js';
import { comparePath } from './offer-parameters.js';
import { areOffersArranged } from './read-offer.js';

/** The end of "Compare two offers": whether we arrange such contracts in the state that "Check an offer" passed on, and the tools that lead on. */
export const CompareEnd = () => (
  <MoreTools path={comparePath} elsewhere={(params) => elsewhere(params, areOffersArranged(params))} />
);
