import { elsewhere } from '../elsewhere.js';
import { MoreTools } from '../more-tools.js';
import { isOfferArranged } from './offer-arranged.js';
import { offerPath } from './offer-parameters.js';

/** The end of "Check an offer": whether we arrange such a contract there, and the tools that lead on. */
export const OfferEnd = () => (
  <MoreTools path={offerPath} elsewhere={(params) => elsewhere(params, isOfferArranged(params))} />
);
