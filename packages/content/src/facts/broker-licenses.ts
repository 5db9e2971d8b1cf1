import { licenses } from '../site/licenses.js';
import { phone } from '../site/phone.js';

/** What a state asks a broker of business financing to have: a license, a registration or a shown telephone number. */
export interface BrokerRule {
  state: string;
  /** Its code in ISO 3166-2. */
  region: string;
  needs: string;
  /** What it covers, for a sentence. */
  covers: string;
  /** Ids of the products that it covers. */
  products: readonly string[];
  /** Whether we meet it, if a listed license is not what decides. */
  isMet?: boolean;
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
const everything = [...loans, ...advances, 'invoice-factoring'];

/**
 * The states whose rules we have read and that ask a broker for something. Others may have rules too. Kansas asks for no registration: Senate Bill
 * 345 has none (Mayer Brown, June 2024). Illinois asks for a bond only from brokers of loans under the Truth in Lending Act, not of business loans.
 */
export const brokerRules: readonly BrokerRule[] = [
  {
    state: 'California',
    region: 'US-CA',
    needs: 'Broker license under the California Financing Law',
    covers: 'loans',
    products: loans,
  },
  {
    state: 'Connecticut',
    region: 'US-CT',
    needs: 'Registration as a broker of sales-based financing, Department of Banking',
    covers: 'cash advances',
    products: advances,
  },
  {
    state: 'Florida',
    region: 'US-FL',
    needs: 'Address and telephone number wherever it advertises',
    covers: 'any financing',
    products: everything,
    isMet: Boolean(phone),
  },
  {
    state: 'Illinois',
    region: 'US-IL',
    needs: 'Registration as a loan broker, Secretary of State, unless an exemption applies',
    covers: 'loans',
    products: loans,
  },
  {
    state: 'Missouri',
    region: 'US-MO',
    needs: 'Registration as a commercial financing broker, Division of Finance',
    covers: 'loans, cash advances or factoring',
    products: [...loans, ...advances, 'invoice-factoring'],
  },
  {
    state: 'North Dakota',
    region: 'US-ND',
    needs: 'Money broker license, Department of Financial Institutions',
    // An order of the commissioner can count other kinds of financing as loans, and we have not read which it names.
    covers: 'any financing',
    products: everything,
  },
  {
    state: 'Texas',
    region: 'US-TX',
    needs: 'Registration with the Office of Consumer Credit Commissioner',
    covers: 'cash advances',
    products: advances,
  },
  {
    state: 'Utah',
    region: 'US-UT',
    needs:
      "Registration as a provider, Department of Financial Institutions, if it offers a bank's financing on its platform",
    covers: 'any financing',
    products: everything,
  },
  {
    state: 'Vermont',
    region: 'US-VT',
    needs: 'Loan solicitation license, Department of Financial Regulation',
    covers: 'loans',
    products: loans,
  },
  {
    state: 'Virginia',
    region: 'US-VA',
    needs: 'Registration as a sales-based financing broker, State Corporation Commission',
    covers: 'cash advances',
    products: advances,
  },
];

/** Whether we meet a rule, so that we may arrange what it covers. */
export const isMet = ({ state, isMet = licenses.some((one) => one.startsWith(`${state} `)) }: BrokerRule) => isMet;

/** The states where we do not arrange a product, because we do not meet their rules for brokers. */
export const regionsWithout = (product: string): string[] =>
  brokerRules.filter((one) => one.products.includes(product) && !isMet(one)).map(({ region }) => region);

const list = new Intl.ListFormat('en', { type: 'disjunction' });

const advice =
  'A broker there needs a license, a registration or a telephone number on its site, and we do not yet have what these states ask for. If your business is there, please do not apply for it through us. In a state that is not in the table of our terms, we send no application to a lender until we have read its rules for brokers and told you in writing that we may act there.';

/** Where we do not arrange a product, because we do not meet the state's rule for brokers. Undefined if there is no such state. */
export function notOfferedIn(product: string): string | undefined {
  const states = brokerRules.filter((one) => one.products.includes(product) && !isMet(one)).map(({ state }) => state);
  return states.length > 0 ? `We do not arrange this in ${list.format(states)}.` : undefined;
}

/** The same with the reason and what to do. */
export function notOffered(product: string): string | undefined {
  const places = notOfferedIn(product);
  return places && `${places} ${advice}`;
}

/** The reason and what to do, once for a page that lists products with their states. Empty if we meet every rule. */
export const notOfferedAdvice = brokerRules.every(isMet)
  ? ''
  : 'In some states a broker needs a license, a registration or a telephone number on its site, and we do not yet have what they ask for. Each type of funding names these states: please do not apply for it there through us. In a state that is not in the table of our terms, we send no application to a lender until we have read its rules for brokers and told you in writing that we may act there.';

/** That it depends on the state, where there is room for a line. Empty if we meet every rule. */
export const notEverywhereShort = brokerRules.every(isMet)
  ? ''
  : 'In some US states we do not arrange some or all types of funding.';

/** The same with what we do where we have not read the rules, near a button. */
export const notEverywhere =
  notEverywhereShort &&
  `${notEverywhereShort} Where yours is not in the table of our terms, we read its rules before we send an application.`;

/** The same with a link to the states. */
export const notEverywhereLinked = notEverywhere.replace(
  'the table of our terms',
  'the [table of our terms](/terms-of-service#using-the-service)',
);

/** What each rule means today, for the table in the terms. */
export const brokerEffects = brokerRules.map((one) => ({
  ...one,
  effect: isMet(one) ? `Listed: we arrange ${one.covers} there` : `Not listed: we do not arrange ${one.covers} there`,
}));
