import type { FactSource } from '../schemas/fact.js';
import { licenses } from '../site/licenses.js';
import { phone } from '../site/phone.js';

/** What a state asks a broker of business financing to have: a license, a registration or a shown telephone number. */
export interface BrokerRule {
  state: string;
  needs: string;
  /** What it covers, for a sentence. */
  covers: string;
  /** Ids of the products that it covers. */
  products: readonly string[];
  /** Whether we meet it, if a listed license is not what decides. */
  isMet?: boolean;
  source: FactSource;
}

const loans = [
  'term-loans',
  'asset-based-lending',
  'inventory-financing',
  'po-financing',
  'line-of-credit',
  'equipment-financing',
  'government-backed-loan',
];
const advances = ['merchant-cash-advance'];

const source = (region: string, title: string, href: string, asOf: string): FactSource => ({
  id: `broker-${region.slice(3).toLowerCase()}`,
  title,
  href,
  jurisdiction: region,
  asOf,
  reviewBy: '2027-05-31',
});

/** The states whose rules we have read. Others may have rules too. */
export const brokerRules: readonly BrokerRule[] = [
  {
    state: 'California',
    needs: 'Broker license under the California Financing Law',
    covers: 'loans',
    products: loans,
    source: source(
      'US-CA',
      'California Financial Code 22100, with the definition of a broker in 22004',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22100',
      '2024-04-09',
    ),
  },
  {
    state: 'Connecticut',
    needs: 'Registration as a broker of sales-based financing, Department of Banking',
    covers: 'cash advances',
    products: advances,
    source: source(
      'US-CT',
      'Connecticut General Statutes, chapter 669, part XVI: commercial financing',
      'https://www.cga.ct.gov/current/pub/chap_669.htm',
      '2024-12-31',
    ),
  },
  {
    state: 'Florida',
    needs: 'Address and telephone number wherever it advertises',
    covers: 'any financing',
    products: [...loans, ...advances, 'invoice-factoring', 'supply-chain-financing'],
    isMet: Boolean(phone),
    source: source(
      'US-FL',
      'Florida Senate Bill 1624, section 559.9614: what a broker may not do',
      'https://flsenate.gov/Session/Bill/2023/1624/BillText/c1/HTML',
      '2023-04-12',
    ),
  },
  {
    state: 'Missouri',
    needs: 'Registration as a commercial financing broker, Division of Finance',
    covers: 'loans, cash advances or factoring',
    products: [...loans, ...advances, 'invoice-factoring'],
    source: source(
      'US-MO',
      'Missouri Revised Statutes 427.300',
      'https://revisor.mo.gov/main/OneSection.aspx?bid=54951&section=427.300',
      '2024-08-28',
    ),
  },
  {
    state: 'North Dakota',
    needs: 'Money broker license, Department of Financial Institutions',
    covers: 'loans or leases',
    products: loans,
    // The amendments of 2021 and 2023 left the definition and the duty to hold a license. Later ones have not been checked.
    source: source(
      'US-ND',
      'North Dakota Century Code, chapter 13-04.1: money brokers',
      'https://ndlegis.gov/cencode/t13c04-1.pdf',
      '2023-08-01',
    ),
  },
  {
    state: 'Texas',
    needs: 'Registration with the Office of Consumer Credit Commissioner',
    covers: 'cash advances',
    products: advances,
    source: source(
      'US-TX',
      'Texas House Bill 700, as passed',
      'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm',
      '2025-06-20',
    ),
  },
  {
    state: 'Vermont',
    needs: 'Loan solicitation license, Department of Financial Regulation',
    covers: 'loans',
    products: loans,
    source: source(
      'US-VT',
      'Vermont Statutes, title 8, section 2201: licenses required',
      'https://legislature.vermont.gov/statutes/section/08/073/02201',
      '2024-12-31',
    ),
  },
  {
    state: 'Virginia',
    needs: 'Registration as a sales-based financing broker, State Corporation Commission',
    covers: 'cash advances',
    products: advances,
    source: source(
      'US-VA',
      'Virginia Administrative Code 10VAC5-240: registration',
      'https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240',
      '2024-12-04',
    ),
  },
];

const isMet = ({ state, isMet = licenses.some((one) => one.startsWith(`${state} `)) }: BrokerRule) => isMet;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Where we do not arrange a product, because we do not meet the state's rule for brokers. Undefined if there is no such state. */
export function notOffered(product: string): string | undefined {
  const states = brokerRules.filter((one) => one.products.includes(product) && !isMet(one)).map(({ state }) => state);
  return states.length > 0
    ? `We do not arrange this in ${list.format(states)}: a broker there needs a license, a registration or a telephone number on its site, and we do not list it yet. If your business is there, please do not apply for it through us.`
    : undefined;
}

/** What each rule means today, for the table in the terms. */
export const brokerEffects = brokerRules.map((one) => ({
  ...one,
  effect: isMet(one) ? `Listed: we arrange ${one.covers} there` : `Not listed: we do not arrange ${one.covers} there`,
}));
