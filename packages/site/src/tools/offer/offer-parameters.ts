import { offerCharges } from './offer-charges.js';
import { clauseNames } from './offer-clauses.js';
import { offerKinds } from './offer-kinds.js';

export const offerPath = '/tools/check-an-offer';

export const offerParameters = [
  ...new Set([
    'kind',
    'region',
    'sole',
    'lowest-balance',
    ...[...Object.values(offerKinds).map(({ calculator }) => calculator), offerCharges].flatMap(({ rules }) =>
      rules.map(({ name }) => name),
    ),
    ...clauseNames,
  ]),
];
