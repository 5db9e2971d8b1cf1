import { elsewhere } from '../elsewhere.js';
import { MoreTools } from '../more-tools.js';
import { offerPath } from './offer-parameters.js';
import { isOfferArranged } from './read-offer.js';

/** The end of "Check an offer": whether we arrange such a contract there, and the tools that lead on. */
export const OfferEnd = () => (
  <MoreTools path={offerPath} elsewhere={(params) => elsewhere(params, isOfferArranged(params))} />
);
