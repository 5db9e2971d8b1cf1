import { debitStops as english } from '../../facts/debit-stops.js';

/** Without `inFrench`, whose words calculators load. */
export const debitStops: typeof english = {
  stopOrder: { ...english.stopOrder, text: 'six mois' },
  debitCancelled: { ...english.debitCancelled, text: '30 jours' },
};
