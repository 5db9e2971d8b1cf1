import { countryOf, fits, type Given, isSmall, isSoon } from './fit-options.js';
import { isOurs } from './fit-places.js';
import { isInPart, type Kind, reaches } from './fitting-kinds.js';
import { lowerFirst } from './other-ways.js';

type FundingCondition = NonNullable<Kind['conditions']>['us'][number];

/* What is said of a kind of funding for the given answers. */

/** How long a kind takes, with more of it if the money is needed soon. */
export function durationsOf(kind: Kind, given: Given): string[] {
  const { slow, time, speed, ownSpeed } = kind;
  const country = countryOf(given);
  const always = slow && isSmall(given, slow.upTo) ? slow.note[country] : time?.[country];
  const { short, more } = speed?.[country] ?? {};
  const own = given.when?.value === 'month' && isOurs(kind, given) ? [ownSpeed] : [];
  return [always, short, ...(isSoon(given) ? [more] : []), ...own].filter((text) => text !== undefined);
}

/** What a kind costs in a year. */
export function costOf({ cost }: Kind, given: Given): string {
  const text = cost[countryOf(given)];
  return typeof text === 'string' ? text : (text[given.amount.value] ?? '');
}

export const withPart = (text: string, kind: Kind, given: Given) =>
  isInPart(kind, given) ? `${kind.amount[countryOf(given)].inPart} ${lowerFirst(text)}` : text;

export const named = (kind: Kind, given: Given) => kind.byCountry?.[countryOf(given)] ?? kind;

export const conditionsOf = ({ conditions }: Kind, given: Given) =>
  applying(conditions?.[countryOf(given)] ?? [], given);

export const applying = (conditions: FundingCondition[], given: Given) =>
  conditions.filter(
    (condition) =>
      fits(condition, given) &&
      reaches(condition, given) &&
      (condition.regions?.includes(given.region?.value ?? '') ?? true),
  );
