import type { DisclosureLaw } from '../schemas/fact.js';
import { type Contract, covering } from './covered-rules.js';
import { banks, banksAndFew, duty, everyKind, salesBasedList, utahList, virginiaList } from './disclosure-duties.js';
import { disclosureLimits as limits } from './disclosure-limits.js';
import { disclosureSources as sources } from './disclosure-sources.js';
import { interestAct } from './interest-act.js';
import { quebecLaw } from './quebec-law.js';
import { texasDebits } from './texas-debits.js';

const unaltered = 'A broker has to give you the disclosure unaltered, before it tells you of a specific offer.';

/**
 * Laws that make funders of businesses disclose their terms, by region: those that we have read. For Vermont's act of 2026 see `base-laws.ts`. Canada's applies in every province and
 * territory, in Quebec beside its own.
 */
export const disclosureLaws: readonly DisclosureLaw[] = [
  quebecLaw,
  interestAct,
  {
    region: 'US-CA',
    state: 'California',
    name: 'Commercial Financing Disclosures, Financial Code 22800 and following',
    kinds: everyKind,
    upTo: limits['US-CA'],
    since: '2022-12-09',
    duties: [
      duty.funds,
      duty.disbursed,
      duty.cost,
      duty.total,
      duty.term,
      duty.payments,
      duty.prepayment,
      duty.annualRate,
    ],
    rules: [
      'If others are paid out of your money, the funder has to list each of them and the amount.',
      'Once the funder has made you a specific offer, it has to state the annual percentage rate whenever it states a charge, another measure of the price or the amount. This has applied since January 1, 2026.',
      'If you are a small business in California, neither the funder nor a broker may charge you for taking a payment by debit, for a payoff statement, or a fee beside the origination fee for which you get no clear service. It may charge for monitoring collateral in three cases only: to validate it in an asset-based loan or factoring, if the fee counts as a finance charge, or if you are more than 60 days late (Civil Code 1799.302). It may charge for a debit that your account does not cover, and at most 150% of the cost of filing or ending a lien.',
      'You cannot give up these rights in the contract. You can sue for a forbidden fee: besides your loss you get $500 to $2,500 and your legal costs (1799.303). A business is small if it is independently owned and operated, is not dominant in its field, has its main office and officers in California and, with its affiliates, at most 100 employees and average receipts of at most $15 million a year over three years. Banks are exempt.',
      'The funder needs your signature on the disclosure before the contract is made.',
      unaltered,
    ],
    exempt: banksAndFew,
    sources: sources['US-CA'],
  },
  {
    region: 'US-CT',
    state: 'Connecticut',
    name: 'Commercial Financing, General Statutes 36a-861 to 36a-872',
    kinds: ['advance'],
    upTo: limits['US-CT'],
    since: '2024-07-01',
    duties: salesBasedList,
    rules: [
      'A clause that takes away your right to notice, a hearing or a court order before your property is attached or your account frozen has no effect (36a-868).',
      'If you have to pay off an earlier contract with the same funder first, it has to tell you how many dollars that takes from what you receive, and how much of the new money pays unpaid fees of the old contract (36a-864).',
      'The funder needs your signature on the disclosure.',
      'Funders and brokers have to register with the Department of Banking.',
      'The funder may not withdraw or change an offer before the end of the third day after it, unless its check of your business brings up something new.',
    ],
    exempt: banks,
    sources: sources['US-CT'],
  },
  {
    region: 'US-FL',
    state: 'Florida',
    name: 'Florida Commercial Financing Disclosure Law, Statutes 559.961 and following',
    kinds: everyKind,
    upTo: limits['US-FL'],
    since: '2024-01-01',
    duties: utahList,
    rules: [
      'A broker may not take a fee in advance, and has to state its address and telephone number where it advertises.',
      'If the contract calls itself a purchase of receivables, this law does not treat it as a loan.',
    ],
    exempt: banksAndFew,
    sources: sources['US-FL'],
  },
  {
    region: 'US-GA',
    state: 'Georgia',
    name: 'Senate Bill 90, Code 10-1-393.18',
    kinds: everyKind,
    upTo: limits['US-GA'],
    since: '2024-01-01',
    duties: utahList,
    rules: [
      'A broker may not take a fee in advance.',
      "If the contract calls itself a purchase of receivables, the state's laws on financial institutions do not treat it as a loan.",
    ],
    exempt: banksAndFew,
    sources: sources['US-GA'],
  },
  {
    region: 'US-KS',
    state: 'Kansas',
    name: 'Commercial Financing Disclosure Act, Senate Bill 345',
    kinds: everyKind,
    upTo: limits['US-KS'],
    since: '2024-07-01',
    duties: utahList,
    rules: ['A broker may not take a fee in advance.'],
    exempt: banksAndFew,
    sources: sources['US-KS'],
  },
  {
    region: 'US-LA',
    state: 'Louisiana',
    name: 'House Bill 470, Revised Statutes 9:3137.10',
    kinds: ['advance'],
    since: '2025-08-01',
    duties: utahList,
    rules: [
      'This law covers only contracts with payments that rise and fall with your sales.',
      'What you pay under such a contract is not interest under this law.',
    ],
    exempt: 'The summary that we read names no exemption.',
    sources: sources['US-LA'],
  },
  {
    region: 'US-MO',
    state: 'Missouri',
    name: 'Commercial Financing Disclosure Law, Revised Statutes 427.300',
    kinds: everyKind,
    upTo: limits['US-MO'],
    since: '2025-02-28',
    duties: utahList,
    rules: ['A broker has to register with the Division of Finance.'],
    exempt: banksAndFew,
    sources: sources['US-MO'],
  },
  {
    region: 'US-NY',
    state: 'New York',
    name: 'Commercial Finance Disclosure Law, Financial Services Law 801 to 812',
    kinds: everyKind,
    upTo: limits['US-NY'],
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
    rules: [
      'If you have to pay off an earlier contract with the same funder first, it has to tell you how many dollars that takes from what you receive, and how much of the new money pays unpaid fees of the old contract, called "double dipping" (section 808).',
      'When the funder states a rate or an amount while you apply, it has to state the annual percentage rate as well.',
      'The disclosure has a line for your signature and the date. By signing you confirm only that you received it (23 NYCRR 600.5).',
      unaltered,
    ],
    exempt:
      'This law does not cover banks and similar institutions, farm credit lenders, funders with at most five such contracts in the state in twelve months, leases, financing secured by real property, and amounts above $2.5 million (section 802). Some financing of $50,000 or more for car dealers and rental companies is exempt too.',
    sources: sources['US-NY'],
  },
  {
    region: 'US-TX',
    state: 'Texas',
    name: 'House Bill 700, Finance Code chapter 398',
    kinds: ['advance'],
    below: 1_000_000,
    since: '2025-09-01',
    duties: [...salesBasedList, duty.texasRegulator],
    rules: [
      `The funder may not debit your account automatically, ${texasDebits}`,
      'The funder may not complete the contract before you have signed the disclosure.',
      'The funder may not use a confession of judgment in the contract: it is void.',
      'Funders and brokers have to register with the Texas Office of Consumer Credit Commissioner (OCCC) through the Nationwide Multistate Licensing System (NMLS). The deadline for those already in business is December 31, 2026. Ask for the number and look it up.',
      'The law gives you no right of your own to sue. You can complain to the Office of Consumer Credit Commissioner, and a violation can cost the funder $10,000.',
    ],
    license: "your NMLS number and any broker's, or the exemption that you rely on",
    exempt: banks,
    sources: sources['US-TX'],
  },
  {
    region: 'US-UT',
    state: 'Utah',
    name: 'Commercial Financing Registration and Disclosure Act, Code 7-27-202',
    kinds: everyKind,
    upTo: limits['US-UT'],
    since: '2023-01-01',
    duties: utahList,
    rules: [
      'The contract has to say how a payment that varies is calculated.',
      'Funders have to register with the Department of Financial Institutions.',
    ],
    exempt: banksAndFew,
    sources: sources['US-UT'],
  },
  {
    region: 'US-VA',
    state: 'Virginia',
    name: 'Sales-Based Financing Providers, Code 6.2-2228 to 6.2-2238',
    kinds: ['advance'],
    upTo: limits['US-VA'],
    since: '2022-07-01',
    duties: virginiaList,
    rules: [
      'The funder needs your signature on the disclosure (6.2-2232; 10VAC5-240-30).',
      'A confession of judgment in the contract is forbidden.',
      'The funder has to sue you in Virginia, whatever the contract says.',
      'Funders and brokers have to register with the State Corporation Commission.',
    ],
    license:
      'proof that you and any broker are registered with the Virginia State Corporation Commission, or the exemption that you rely on',
    exempt: banksAndFew,
    sources: sources['US-VA'],
  },
  {
    region: 'US-VT',
    state: 'Vermont',
    name: 'Licensed Lenders, Vermont Statutes title 8, section 2225',
    kinds: ['loan', 'line'],
    duties: [duty.rates],
    rules: [
      'A lender may not advertise its rates or terms in a misleading way.',
      'Lenders, and brokers of loans, need a license.',
    ],
    exempt: 'Banks and credit unions need no license, and neither do some other lenders.',
    sources: sources['US-VT'],
  },
];

/** The laws that cover such a contract: in Quebec two, in the other provinces one, in a state one or none. */
export const disclosureLawsOf = (contract: Contract) => covering(disclosureLaws, contract);
