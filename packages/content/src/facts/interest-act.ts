import type { DisclosureLaw } from '../schemas/fact.js';
import { duty, everyKind, page } from './disclosure-duties.js';

/** Canada's duty to state a yearly rate. It applies in every province and territory. */
export const interestAct: DisclosureLaw = {
  region: 'CA',
  state: 'Canada',
  name: 'Section 4 of the Interest Act',
  kinds: everyKind,
  duties: [duty.yearlyRate],
  rules: [
    'If a written contract states a rate for a day, a week, a month or any other period of less than a year (for example 3% for 30 days) without the equivalent yearly rate, you owe at most 5% interest a year.',
    'This holds for what the law counts as interest. The fee of an advance or of factoring may not be, unless a court treats the contract as a loan.',
  ],
  exempt:
    'Mortgages on real property and hypothecs on immovables are not covered: section 6 has its own rule for them.',
  exemptKinds: ['loan'],
  also: {
    title: 'Other rules of Canadian law',
    rules: [
      {
        kinds: ['loan'],
        text: 'If the payments of a mortgage on real property or a hypothec on an immovable blend principal and interest, the contract has to state the principal and the rate, calculated yearly or half-yearly, not in advance. Otherwise you owe no interest (Interest Act, section 6).',
      },
      'Before a secured creditor enforces its security on all or nearly all of the inventory, the accounts receivable or the other property of an insolvent business, it usually has to give 10 days of notice (Bankruptcy and Insolvency Act, section 244).',
      {
        regions: ['CA-ON'],
        text: 'In Ontario a court can lower what you owe on a loan, and order the lender to pay back the excess, if it finds, considering the risk and all the circumstances, that the cost is excessive and the transaction harsh and unconscionable (grossly unfair). A high cost alone is not enough. The law looks at what a contract does, not at its name (Unconscionable Transactions Relief Act, sections 1 and 2).',
      },
      {
        regions: ['CA-AB'],
        text: 'In Alberta a court can lower what you owe on a loan, order the lender to pay back the excess and change its security, if it finds, considering the risk and all the circumstances, that the cost is excessive and the transaction harsh and unconscionable (grossly unfair). A high cost alone is not enough. The law looks at what a contract does, not at its form, and protects whoever guarantees the loan, too (Unconscionable Transactions Act, sections 1 and 2).',
      },
      {
        regions: ['CA-MB', 'CA-NB', 'CA-NS'],
        text: 'In your province a court can lower what you owe on a loan if it finds that the cost is excessive and the transaction harsh and unconscionable (grossly unfair). A high cost alone is not enough.',
      },
      {
        // Newfoundland and Labrador replaced its Unconscionable Transactions Relief Act on December 1, 2009 by a law on consumers, SNL 2009, c. C-31.1.
        regions: ['CA-BC', 'CA-NL', 'CA-NT', 'CA-NU', 'CA-PE', 'CA-SK', 'CA-YT'],
        text: 'In some provinces a court can lower the cost of a loan that is excessive and unconscionable. Ask a lawyer whether yours is one of them: we have not checked.',
      },
    ],
  },
  sources: [
    page(
      'CA',
      'Department of Justice Canada, Interest Act (R.S.C., 1985, c. I-15), sections 4 and 6',
      'https://laws-lois.justice.gc.ca/eng/acts/I-15/',
      '2012-12-31',
    ),
    page(
      'CA',
      'Department of Justice Canada, Bankruptcy and Insolvency Act (R.S.C., 1985, c. B-3), section 244',
      'https://laws-lois.justice.gc.ca/eng/acts/B-3/',
      '2016-01-25',
    ),
    page(
      'CA',
      'Uniform Law Conference of Canada: background paper on the Interest Act, part III',
      'https://www.ulcc.ca/en/annual-meetings/216-2007-charlottetown-pe/civil-section-documents/578-canada-interest-act-preliminary-background-paper-2007?start=3',
      '2007-09-09',
    ),
    page(
      'CA',
      'Uniform Law Conference of Canada: report on the Interest Act, with section 6',
      'https://www.ulcc.ca/en/annual-meetings/235-2008-quebec-city-qc/civil-section-documents/456-interest-act-report-2008?start=4',
      '2008-12-31',
    ),
    page(
      'CA-ON',
      'Ontario, Unconscionable Transactions Relief Act (R.S.O. 1990, c. U.2), sections 1 and 2',
      'https://www.ontario.ca/laws/statute/90u02',
      '2006-06-22',
    ),
    page(
      'CA-ON',
      'Court of Appeal for Ontario, Steinberg v. Adderley (2024 ONCA 167): what section 2 of that Act allows',
      'https://coadecisions.ontariocourts.ca/coa/coa/en/item/22149/index.do?iframe=true',
      '2024-02-29',
    ),
    page(
      'CA-AB',
      'Alberta, Unconscionable Transactions Act (RSA 2000, c. U-2), sections 1 and 2 (undated)',
      'http://www.qp.alberta.ca/1266.cfm?page=U02.cfm&leg_type=Acts&isbncln=9780779753512&display=html',
      '2026-11-30',
    ),
    page(
      'CA-AB',
      'Gowling, a law firm, on the Unconscionable Transactions Act of Alberta: what a court can order',
      'https://gowlingwlg.com/en/insights-resources/articles/2018/effect-of-the-unconscionable-transactions-act/',
      '2018-07-30',
    ),
    page(
      'CA-MB',
      'Manitoba, The Unconscionable Transactions Relief Act (R.S.M. 1987, c. U20), sections 1 and 2, as enacted in 1987',
      'https://web2.gov.mb.ca/laws/statutes/reccsm/u020e.php?map=1',
      '1987-07-17',
    ),
    page(
      'CA-MB',
      'McLennan Ross, a law firm: the Unconscionable Transactions Relief Act of Manitoba and the Act of Alberta',
      'https://mclennanrosslitigationlaw.blogspot.com/2018/10/quick-auto-and-principle-of.html',
      '2018-10-09',
    ),
    page(
      'CA-NB',
      'New Brunswick, Unconscionable Transactions Relief Act (2011, c. 233), section 2',
      'http://laws.gnb.ca/en/document/cs/2011-C.233',
      '2024-01-01',
    ),
    page(
      'CA-NS',
      'Nova Scotia, Unconscionable Transactions Relief Act (R.S.N.S. 1989, c. 481), section 3 (undated)',
      'http://nslegislature.ca/legc/statutes/unconsci.htm',
      '2026-11-29',
    ),
  ],
};
