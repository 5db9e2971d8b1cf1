import { licenses } from '../site/licenses.js';

/** A license or registration that a state asks a broker of business financing to hold. */
export interface BrokerLicense {
  state: string;
  license: string;
  /** What it covers, for a sentence. */
  covers: string;
  /** Ids of the products that it covers. */
  products: readonly string[];
  source: string;
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

/** The states whose rules we have read. Others may ask for a license too. */
export const brokerLicenses: readonly BrokerLicense[] = [
  {
    state: 'California',
    license: 'Broker license under the California Financing Law',
    covers: 'loans',
    products: loans,
    source: 'https://colemanreport.com/which-small-business-loan-brokers-require-california-license/',
  },
  {
    state: 'Connecticut',
    license: 'Registration as a broker of sales-based financing, Department of Banking',
    covers: 'cash advances',
    products: advances,
    source: 'https://counselorlibrary.com/public/alert.cfm?itemID=3516&productID=bl',
  },
  {
    state: 'Missouri',
    license: 'Registration as a commercial financing broker, Division of Finance',
    covers: 'loans, cash advances or factoring',
    products: [...loans, ...advances, 'invoice-factoring'],
    source: 'https://counselorlibrary.com/public/alert.cfm?itemID=3562&productID=bl',
  },
  {
    state: 'North Dakota',
    license: 'Money broker license, Department of Financial Institutions',
    covers: 'loans or leases',
    products: loans,
    source: 'https://law.justia.com/codes/north-dakota/2016/title-13/chapter-13-04.1/',
  },
  {
    state: 'Texas',
    license: 'Registration with the Office of Consumer Credit Commissioner',
    covers: 'cash advances',
    products: advances,
    source: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm',
  },
  {
    state: 'Vermont',
    license: 'Loan solicitation license, Department of Financial Regulation',
    covers: 'loans',
    products: loans,
    source: 'https://blog.uvm.edu/cap/small-business-loans',
  },
  {
    state: 'Virginia',
    license: 'Registration as a sales-based financing broker, State Corporation Commission',
    covers: 'cash advances',
    products: advances,
    source: 'https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240',
  },
];

/** Whether one of the configured licenses names the state. */
const isListed = ({ state }: BrokerLicense) => licenses.some((one) => one.startsWith(`${state} `));

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Where we do not arrange a product, because its license is not listed. Undefined if there is no such state. */
export function notOffered(product: string): string | undefined {
  const states = brokerLicenses
    .filter((one) => one.products.includes(product) && !isListed(one))
    .map((one) => one.state);
  return states.length > 0
    ? `We do not arrange this in ${list.format(states)}: a broker needs a license or registration there, and we list none. If your business is there, please do not apply for it through us.`
    : undefined;
}

/** What each license means today, for the table in the terms. */
export const licenseEffects = brokerLicenses.map((one) => ({
  ...one,
  effect: isListed(one)
    ? `Listed: we arrange ${one.covers} there`
    : `None listed: we do not arrange ${one.covers} there`,
}));
