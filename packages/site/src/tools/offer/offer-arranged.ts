import { isArranged } from '../arranged.js';
import { offerKinds } from './offer-kinds.js';
import { comparedKinds } from './offer-parameters.js';
import { kindOf } from './read-offer.js';

/* Apart from `read-offer.ts`, which a tool loads first: these need the rules for brokers. */

/** Whether we arrange contracts of the kind and in the region that the address names. */
export const isOfferArranged = (params: URLSearchParams) =>
  isArranged(offerKinds[kindOf(params.get('kind') ?? '')].product, params.get('region') ?? '');

/** Whether we arrange both of two offers there. */
export const areOffersArranged = (params: URLSearchParams) =>
  Object.entries(comparedKinds).every(([name, kind]) =>
    isArranged(offerKinds[kindOf(params.get(name) ?? kind)].product, params.get('region') ?? ''),
  );
