import type { Texts } from '../definition.js';
import { offerCharges } from './offer-charges.js';
import { clauseNames } from './offer-clauses.js';
import { offerKinds } from './offer-kinds.js';

export const offerPath = '/tools/check-an-offer';

export const comparePath = '/tools/compare-offers';

/** Of the account and the sales of the business. "Compare two offers" has none of them. */
const businessParameters = ['lowest-balance', 'monthly-sales'];

export const offerParameters = [
  ...new Set([
    'kind',
    'region',
    'sole',
    ...businessParameters,
    ...[...Object.values(offerKinds).map(({ calculator }) => calculator), offerCharges].flatMap(({ rules }) =>
      rules.map(({ name }) => name),
    ),
    ...clauseNames,
  ]),
];

/** The parameters of one offer of a comparison: all that do not depend on the business and its place. */
export const ownParameters = offerParameters.filter(
  (name) => !['region', 'sole', ...businessParameters].includes(name),
);

/** Of the business. "Compare two offers" only passes them on. */
export const placeParameters = ['region', 'sole'];

export const compareParameters = [
  'currency',
  ...placeParameters,
  ...['a-', 'b-'].flatMap((side) => ownParameters.map((name) => side + name)),
];

/** Fields of the second offer. A link from "Check an offer" has those of the first alone, and the form when it is sent has both. */
export const secondOfferParameters = ownParameters.filter((name) => name !== 'kind').map((name) => `b-${name}`);

/** The types of contract if the parameters name none. */
export const comparedKinds = { 'a-kind': 'advance', 'b-kind': 'loan' } as const;

const given = (values: Texts, names = ownParameters) =>
  names.flatMap((name): [string, string][] => (values[name]?.trim() ? [[name, values[name]]] : []));

/** The comparison with this offer as the first one. */
export function compareAddress(values: Texts, currency: string): string {
  const own = given(values).map(([name, value]) => [`a-${name}`, value]);
  return `${comparePath}?${new URLSearchParams([...own, ...given(values, placeParameters), ['currency', currency]])}`;
}

/** The check of this offer, in the place of the business if it is known and has this currency. Otherwise the visitor chooses it there. */
export function checkAddress(values: Texts, place: Texts, currency: string): string {
  const isThere = currency === (place.region?.startsWith('CA-') ? 'CAD' : 'USD');
  return `${offerPath}?${new URLSearchParams([...given(values), ...(isThere ? given(place, placeParameters) : [])])}`;
}
