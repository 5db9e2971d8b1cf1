import { elsewhere } from '../elsewhere.js';
import { MoreTools } from '../more-tools.js';
import { areOffersArranged } from './offer-arranged.js';
import { comparePath } from './offer-parameters.js';

/** The end of "Compare two offers": whether we arrange such contracts in the state that "Check an offer" passed on, and the tools that lead on. */
export const CompareEnd = () => (
  <MoreTools path={comparePath} elsewhere={(params) => elsewhere(params, areOffersArranged(params))} />
);
