import type { Texts } from '../definition.js';
import { offerCharges } from './offer-charges.js';
import { clauseNames } from './offer-clauses.js';
import { offerKinds } from './offer-kinds.js';

export const offerPath = '/tools/check-an-offer';

export const comparePath = '/tools/compare-offers';

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

/** The parameters of one offer of a comparison: all that do not depend on the business and its place. */
export const ownParameters = offerParameters.filter((name) => !['region', 'sole', 'lowest-balance'].includes(name));

export const compareParameters = [
  'currency',
  ...['a-', 'b-'].flatMap((side) => ownParameters.map((name) => side + name)),
];

/** Fields of the second offer. A link from "Check an offer" has those of the first alone, and the form when it is sent has both. */
export const secondOfferParameters = ownParameters.filter((name) => name !== 'kind').map((name) => `b-${name}`);

/** The comparison with this offer as the first one. */
export function compareAddress(values: Texts, currency: string): string {
  const given = ownParameters.filter((name) => values[name]?.trim());
  const own = given.map((name): [string, string] => [`a-${name}`, values[name] ?? '']);
  return `${comparePath}?${new URLSearchParams([...own, ['currency', currency]])}`;
}
