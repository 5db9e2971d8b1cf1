import type { DisclosureLaw } from '../schemas/fact.js';
import { banks, banksAndFew, duty, everyKind, page, salesBasedList, utahList } from './disclosure-duties.js';
import { interestAct } from './interest-act.js';

/**
 * Laws that make funders of businesses disclose their terms, by region. Of other states we know none. Canada's applies in every province and
 * territory.
 */
export const disclosureLaws: readonly DisclosureLaw[] = [
  interestAct,
  {
    region: 'US-CA',
    state: 'California',
    name: 'Commercial Financing Disclosures, Financial Code 22800 to 22806',
    kinds: everyKind,
    upTo: 500_000,
    since: '2022-12-09',
    duties: [duty.funds, duty.cost, duty.term, duty.payments, duty.prepayment, duty.annualRate],
    rules: ['Whenever it names a price for its offer, it has to state the annual percentage rate as well.'],
    exempt: banksAndFew,
    sources: [
      page(
        'US-CA',
        'California Financial Code 22802',
        'https://law.justia.com/codes/california/2019/code-fin/division-9-5/section-22802/index.html',
        '2019-01-01',
      ),
      page(
        'US-CA',
        'California Financial Code 22806',
        'https://codes.findlaw.com/ca/financial-code/fin-sect-22806/',
        '2025-01-01',
      ),
    ],
  },
  {
    region: 'US-CT',
    state: 'Connecticut',
    name: 'An Act Requiring Certain Financing Disclosures, General Statutes 36a-861 and following',
    kinds: ['advance'],
    upTo: 250_000,
    since: '2024-07-01',
    duties: salesBasedList,
    rules: ['You cannot give up in advance your right to notice and a hearing before a court seizes what you own.'],
    exempt: banks,
    sources: [
      page(
        'US-CT',
        'Troutman Pepper: Connecticut enacts a disclosure and registration law',
        'https://www.consumerfinancialserviceslawmonitor.com/2023/07/connecticut-becomes-latest-state-to-enact-a-commercial-financing-disclosure-and-registration-law/',
        '2023-07-01',
      ),
    ],
  },
  {
    region: 'US-FL',
    state: 'Florida',
    name: 'Florida Commercial Financing Disclosure Law, Statutes 559.961 and following',
    kinds: everyKind,
    upTo: 500_000,
    since: '2024-01-01',
    duties: utahList,
    rules: ['A broker may not take a fee in advance.'],
    exempt: banksAndFew,
    sources: [
      page(
        'US-FL',
        'Buchalter: Florida enacts a commercial financing disclosure law',
        'https://jdsupra.com/legalnews/florida-enacts-commercial-financing-9163107',
        '2023-07-17',
      ),
    ],
  },
  {
    region: 'US-GA',
    state: 'Georgia',
    name: 'Senate Bill 90, Code 10-1-393.18',
    kinds: everyKind,
    upTo: 500_000,
    since: '2024-01-01',
    duties: utahList,
    rules: ['A broker may not take a fee in advance.'],
    exempt: banksAndFew,
    sources: [
      page(
        'US-GA',
        'Mayer Brown: Georgia enacts a commercial finance disclosure law',
        'https://www.mayerbrown.com/pt/insights/publications/2023/06/georgia-enacts-commercial-finance-disclosure-law-extending-legislative-trend',
        '2023-06-05',
      ),
    ],
  },
  {
    region: 'US-KS',
    state: 'Kansas',
    name: 'Commercial Financing Disclosure Act, Senate Bill 345',
    kinds: everyKind,
    upTo: 500_000,
    since: '2024-07-01',
    duties: utahList,
    rules: ['A broker may not take a fee in advance.'],
    exempt: banksAndFew,
    sources: [
      page(
        'US-KS',
        'Kansas Senate Bill 345, as enrolled',
        'https://app.legiplex.com/ks/legislature/2023/2023-r/bills/sb345/drafts-latest',
        '2024-04-12',
      ),
    ],
  },
  {
    region: 'US-LA',
    state: 'Louisiana',
    name: 'House Bill 470, Revised Statutes 9:3137.10',
    kinds: ['advance'],
    since: '2025-08-01',
    duties: utahList,
    rules: ['It covers only contracts with payments that rise and fall with your sales.'],
    exempt: 'No one is exempt.',
    sources: [
      page(
        'US-LA',
        'Mayer Brown: Louisiana now requires disclosures for revenue-based financing',
        'https://www.mayerbrown.com/en/insights/publications/2025/08/louisiana-now-requires-disclosures-for-revenue-based-financing-transactions',
        '2025-08-01',
      ),
    ],
  },
  {
    region: 'US-MO',
    state: 'Missouri',
    name: 'Commercial Financing Disclosure Law, Revised Statutes 427.300',
    kinds: everyKind,
    upTo: 500_000,
    since: '2025-02-28',
    duties: utahList,
    exempt: banksAndFew,
    sources: [
      page(
        'US-MO',
        "Lewis Rice: Missouri's financing disclosure law",
        'https://www.lewisrice.com/publications/show-me-the-terms-missouris-new-financing-disclosure-law/',
        '2024-11-19',
      ),
    ],
  },
  {
    region: 'US-NY',
    state: 'New York',
    name: 'Commercial Finance Disclosure Law, Financial Services Law 801 to 812',
    kinds: everyKind,
    upTo: 2_500_000,
    since: '2023-08-01',
    duties: [
      duty.funds,
      duty.disbursed,
      duty.cost,
      duty.annualRate,
      duty.total,
      duty.term,
      duty.payments,
      duty.fees,
      duty.prepayment,
      duty.collateral,
    ],
    exempt: banksAndFew,
    sources: [
      page(
        'US-NY',
        'New York Financial Services Law 803',
        'https://www.lawserver.com/law/state/new-york/ny-laws/ny_financial_services_law_law_803',
        '2023-02-01',
      ),
    ],
  },
  {
    region: 'US-TX',
    state: 'Texas',
    name: 'House Bill 700, Finance Code chapter 398',
    kinds: ['advance'],
    below: 1_000_000,
    since: '2025-09-01',
    duties: salesBasedList,
    rules: [
      'It may not debit your account automatically, unless it holds a perfected security interest in the account that ranks ahead of all others.',
      'A confession of judgment in the contract is void.',
    ],
    exempt: banks,
    sources: [
      page(
        'US-TX',
        'Texas House Bill 700, as passed',
        'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm',
        '2025-06-20',
      ),
    ],
  },
  {
    region: 'US-UT',
    state: 'Utah',
    name: 'Commercial Financing Registration and Disclosure Act, Code 7-27-202',
    kinds: everyKind,
    upTo: 1_000_000,
    since: '2023-01-01',
    duties: utahList,
    rules: ['The contract has to say how a payment that varies is calculated.'],
    exempt: banksAndFew,
    sources: [
      page(
        'US-UT',
        'Utah Code 7-27-202',
        'https://codes.findlaw.com/ut/title-7-financial-institutions-act/ut-code-sect-7-27-202/',
        '2025-01-01',
      ),
    ],
  },
  {
    region: 'US-VA',
    state: 'Virginia',
    name: 'Sales-Based Financing Providers, Code 6.2-2228 to 6.2-2238',
    kinds: ['advance'],
    upTo: 500_000,
    duties: [duty.funds, duty.disbursed, duty.cost, duty.total, duty.fees, duty.prepayment],
    rules: [
      'A confession of judgment in the contract is forbidden.',
      'It has to sue you in Virginia, whatever the contract says.',
    ],
    exempt: banksAndFew,
    sources: [
      page(
        'US-VA',
        'Virginia Administrative Code 10VAC5-240: sales-based financing',
        'https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240',
        '2024-12-04',
      ),
    ],
  },
];

/** The law of a region that covers such a contract, in the dollars of the country, if there is one. */
export const disclosureLawOf = (contract: { region: string; kind: DisclosureLaw['kinds'][number]; amount: number }) =>
  disclosureLaws.find(
    ({ region, kinds, upTo = Number.POSITIVE_INFINITY, below = Number.POSITIVE_INFINITY }) =>
      (region === contract.region || contract.region.startsWith(`${region}-`)) &&
      kinds.includes(contract.kind) &&
      contract.amount <= upTo &&
      contract.amount < below,
  );
