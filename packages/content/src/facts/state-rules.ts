import { licenses } from '../site/licenses.js';
import { phone } from '../site/phone.js';

/* Apart from their words in `broker-rules.ts` and `broker-licenses.ts`, so that a tool does not load those. */

/** A state that asks a broker of business financing for a license, a registration or a shown telephone number. */
export interface StateRule {
  state: string;
  /** Its code in ISO 3166-2. */
  region: string;
  /** Ids of the products that it covers. */
  products: readonly string[];
  /** Whether we meet it, if a listed license is not what decides. */
  isMet?: boolean;
  /** Ids of the products that we arrange there only if they are secured. */
  securedOnly?: readonly string[];
}

const loans = [
  'term-loans',
  'asset-based-lending',
  'inventory-financing',
  'po-financing',
  'line-of-credit',
  'equipment-financing',
  'government-backed-loan',
  // The funder pays a supplier, and the buyer repays later for a charge.
  'supply-chain-financing',
];
const advances = ['merchant-cash-advance'];
const advancesAndFactoring = [...advances, 'invoice-factoring'];
const everything = [...loans, ...advancesAndFactoring];
const groups = { loans, advances, advancesAndFactoring, everything };

/**
 * The states whose rules we have read and that ask a broker for something. Others may have rules too. Not checked to the end: New York, Georgia,
 * Kansas and Louisiana, of which `broker-sources.ts` has what we know.
 */
export const stateRules: readonly StateRule[] = [
  {
    state: 'California',
    region: 'US-CA',
    products: loans,
  },
  {
    state: 'Connecticut',
    region: 'US-CT',
    // A law firm reads the law on sales-based financing as covering factoring: the terms name it.
    products: advancesAndFactoring,
    // The terms have the law on brokers of unsecured loans. The other loans are always secured.
    securedOnly: ['term-loans', 'line-of-credit', 'government-backed-loan', 'po-financing', 'supply-chain-financing'],
  },
  {
    state: 'Florida',
    region: 'US-FL',
    products: everything,
    isMet: Boolean(phone),
  },
  {
    state: 'Illinois',
    region: 'US-IL',
    // 815 ILCS 175/15-5.10 calls any advance of money in return for a promise of payments a loan.
    products: everything,
  },
  {
    state: 'Missouri',
    region: 'US-MO',
    products: everything,
  },
  {
    state: 'North Dakota',
    region: 'US-ND',
    products: everything,
  },
  {
    state: 'Texas',
    region: 'US-TX',
    products: advances,
  },
  {
    state: 'Utah',
    region: 'US-UT',
    products: everything,
  },
  {
    state: 'Vermont',
    region: 'US-VT',
    products: loans,
  },
  {
    state: 'Virginia',
    region: 'US-VA',
    products: advances,
  },
];

/** Whether we have read what the state asks of a broker. There is nothing to read in Canada's provinces. */
export const isChecked = (region: string) =>
  !region.startsWith('US-') || stateRules.some((one) => one.region === region);

/** Whether we meet a rule, so that we may arrange what it covers. */
export const isMet = ({ state, isMet = licenses.some((one) => one.startsWith(`${state} `)) }: StateRule) => isMet;

/** Which products we do not arrange in a region, because we do not meet its rule for brokers. */
export function missingIn(region: string): keyof typeof groups | undefined {
  const rule = stateRules.find((one) => one.region === region && !isMet(one));
  return (['loans', 'advances', 'advancesAndFactoring', 'everything'] as const).find(
    (name) => groups[name] === rule?.products,
  );
}

/** The states where we do not arrange a product, because we do not meet their rules for brokers. */
export const regionsWithout = (product: string): string[] =>
  stateRules.filter((one) => one.products.includes(product) && !isMet(one)).map(({ region }) => region);

/** The states where we arrange a product: those whose rules we have read and that ask nothing for it, or whose rule we meet. */
export const statesWith = (product: string): string[] =>
  stateRules.filter((one) => !one.products.includes(product) || isMet(one)).map(({ state }) => state);

/** Whether we arrange a product in a region only if it is secured. */
export const isSecuredOnly = (product: string, region: string) =>
  stateRules.some((one) => one.region === region && one.securedOnly?.includes(product));

/** The same, of a state by its name. */
export const isSecuredOnlyIn = (product: string, state: string) =>
  stateRules.some((one) => one.state === state && isSecuredOnly(product, one.region));

/** The states where we arrange anything. */
export const anyStates: readonly string[] = stateRules
  .filter((one) => one.products !== everything || isMet(one))
  .map(({ state }) => state);
