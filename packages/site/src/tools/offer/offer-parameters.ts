import { offerKinds } from './offer-kinds.js';

export const offerPath = '/tools/check-an-offer';

export const offerParameters = [
  ...new Set([
    'kind',
    'region',
    'sole',
    ...Object.values(offerKinds).flatMap(({ calculator }) => calculator.rules.map(({ name }) => name)),
  ]),
];
