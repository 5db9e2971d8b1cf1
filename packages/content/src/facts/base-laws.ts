import type { DisclosureLaw } from '../schemas/fact.js';
import { confession } from './confession-laws.js';
import { connecticutFactoring } from './connecticut-factoring.js';
import { debits } from './debits.js';
import { disclosureLimits } from './disclosure-limits.js';
import { disclosureSources } from './disclosure-sources.js';
import { prepaymentInQuebec } from './funding/prepayment-in-quebec.js';
import { guarantee } from './guarantee-laws.js';
import { lien } from './lien-laws.js';
import { price } from './price-laws.js';
import { salesBased } from './sales-based-laws.js';
import { quebecPrepayment } from './sources.js';
import { type StateLaw, type Subject, source } from './state-law.js';
import { texasDebits } from './texas-debits.js';
import { vermontReports } from './vermont-reports.js';

/** What the law of a state or province says about a point of a contract, besides what it makes a funder disclose. */
export interface ContractLaw extends StateLaw {
  subject: Subject;
}

const debit: readonly StateLaw[] = [
  {
    region: 'CA',
    text: `A business generally has only ${debits.businessDebitClaim.text} to claim back a debit that it did not authorize.`,
    sources: [debits.businessDebitClaim.source],
  },
  {
    region: 'US',
    text: `If you did not authorize a debit of a business account, call your bank the same day: it generally has only ${debits.businessDebitReturn.text} to return it. For an account set up mainly for personal use, you have ${debits.personalDebitReport.text} from the statement that shows the debit (Regulation E).`,
    sources: [debits.businessDebitReturn.source, debits.personalDebitReport.source],
  },
  {
    region: 'US-TX',
    kinds: ['advance'],
    ofSales: true,
    forbids: true,
    text: `In Texas the funder of an advance that you repay from sales may not debit your account automatically, ${texasDebits} Banks are exempt.`,
    ask: 'proof of the first-priority security interest that you rely on for automatic debits (Finance Code 398.056)',
    sources: disclosureSources['US-TX'],
  },
  {
    region: 'US-VT',
    kinds: ['advance', 'factoring'],
    text: 'A trade group reports that from July 1, 2027 on Vermont forbids the funder to set up automatic debits, unless it holds a perfected security interest with first priority over everyone else in your "account" as the Uniform Commercial Code defines it (House Bill 648 of 2026). We have not read that act.',
    sources: vermontReports,
  },
];

/** Powers of attorney. */
const attorney: readonly StateLaw[] = [
  {
    region: 'US-VT',
    kinds: ['loan', 'line'],
    forbids: true,
    text: 'In Vermont a licensed lender may not take a power of attorney, except one for financing insurance premiums (Vermont Statutes, title 8, section 2229). Banks and some others lend without that license.',
    ask: 'Vermont forbids it to a licensed lender (Vermont Statutes, title 8, section 2229)',
    sources: disclosureSources['US-VT'].slice(0, 1),
  },
];

/** What a funder is reported to have to disclose, where `disclosure-laws.ts` has no law on such a contract. */
const disclosure: readonly StateLaw[] = [
  connecticutFactoring,
  {
    region: 'US-VT',
    kinds: ['advance', 'factoring'],
    text: 'No law of Vermont that we have read in full makes a funder disclose the terms of such a contract. A trade group reports that House Bill 648 of 2026 does, from July 1, 2027 on: a license for those who fund or broker cash advances and factoring, and the cost with an annual percentage rate. It also reports that from that day on automatic debits are allowed only if the funder holds a perfected security interest with first priority over everyone else in your "account" as the Uniform Commercial Code defines it. Ask for the rate now. If the contract runs or renews past that day, ask how the debits will then be made.',
    sources: vermontReports,
  },
];

const early: readonly StateLaw[] = [
  {
    region: 'CA-QC',
    kinds: ['loan'],
    ifSilent: true,
    text: prepaymentInQuebec,
    sources: [
      source(
        'CA-QC',
        'early',
        'Civil Code of Québec, article 1511: whom the term of a loan benefits',
        'https://www.legisquebec.gouv.qc.ca/en/version/lc/ccq-1991?code=se:1511&historique=20240325',
        '2024-03-25',
      ),
      quebecPrepayment,
    ],
  },
];

/** Juries, and the court that decides. */
const law: readonly StateLaw[] = [
  {
    region: 'CA-QC',
    text: 'Quebec has no civil juries. If the contract clearly names a court elsewhere or an arbitrator, the courts of Quebec generally decline to decide (Civil Code, article 3148): have the clause changed before you sign.',
    sources: [
      source(
        'CA-QC',
        'law',
        'Civil Code of Québec, article 3148: the court or the arbitrator that a contract names',
        'https://www.legisquebec.gouv.qc.ca/en/version/lc/ccq-1991?code=se:3148&historique=20240325',
        '2024-03-25',
      ),
      source(
        'CA-QC',
        'law',
        'Droit-inc on the absence of civil juries (in French)',
        'https://droit-inc.com/conseils-carriere/opinions/les-deux-grands-absents-du-code-de-procedure-civile',
        '2014-08-14',
      ),
    ],
  },
  {
    region: 'US-CA',
    text: 'The courts of California do not enforce a waiver of a jury that you sign before a dispute. They do enforce an agreement to arbitrate.',
    sources: [
      source(
        'US-CA',
        'law',
        'Supreme Court of California, Grafton Partners v. Superior Court (2005): waivers of a jury',
        'http://scocal.stanford.edu/opinion/grafton-partners-v-sup-ct-33572',
        '2005-08-04',
      ),
      source(
        'US-CA',
        'law',
        'Corporate Counsel Business Journal on Grafton Partners v. Superior Court, with agreements to arbitrate',
        'https://ccbjournal.com/articles/demise-pre-dispute-jury-trial-waivers-california',
        '2005-08-04',
      ),
    ],
  },
  {
    region: 'US-GA',
    text: 'The courts of Georgia do not enforce a waiver of a jury that you sign before a lawsuit.',
    sources: [
      source(
        'US-GA',
        'law',
        'Supreme Court of Georgia, Bank South v. Howard (1994): waivers of a jury',
        'https://app.midpage.ai/document/bank-south-na-v-howard-5599291',
        '1994-07-11',
      ),
    ],
  },
  {
    region: 'US-NC',
    text: 'North Carolina does not enforce a waiver of a jury. In a contract that you sign there, a clause that sends disputes to another state is void, too, unless the contract is a loan to a business.',
    sources: [
      source(
        'US-NC',
        'law',
        'North Carolina General Statutes 22B-10: waivers of a jury',
        'https://www.lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_22b-10',
        '1994-12-31',
      ),
      source(
        'US-NC',
        'law',
        'North Carolina General Statutes 22B-3: clauses that name a court elsewhere',
        'https://self-law.org/code/nc/chapter-22b/22b-3',
        '1995-12-31',
      ),
    ],
  },
  {
    region: 'US-VA',
    kinds: ['advance'],
    upTo: disclosureLimits['US-VA'],
    ofSales: true,
    text: 'In Virginia, for a cash advance of $500,000 or less that you repay from sales, the funder has to sue you in Virginia, whatever the contract says. If the contract requires arbitration, a hearing in person has to be where your principal place of business is, and the funder pays the arbitrator and the other costs of the arbitration (Code 6.2-2234).',
    ask: 'in Virginia arbitration in person is held where our principal place of business is, and you pay for it (Code 6.2-2234)',
    sources: [
      source(
        'US-VA',
        'law',
        'Code of Virginia 6.2-2234: where a funder has to sue, arbitration and confessions of judgment',
        'https://law.lis.virginia.gov/vacode/title6.2/chapter22.1/section6.2-2234/',
        '2022-07-01',
      ),
      source(
        'US-VA',
        'law',
        'Virginia House Bill 1027 of 2022, summary as passed: lawsuits, arbitration and the Attorney General',
        'http://lis.virginia.gov/cgi-bin/legp604.exe?221+sum+HB1027S',
        '2022-07-01',
      ),
      ...disclosureSources['US-VA'],
    ],
  },
];

const bySubject: Readonly<Record<Subject, readonly StateLaw[]>> = {
  price,
  guarantee,
  confession,
  reconciliation: salesBased,
  lien,
  attorney,
  debit,
  early,
  law,
  disclosure,
};

/** The laws that we have read, without those of `free-rates.ts`: one for a region, a subject and a kind of contract. Other states may have some too. */
export const baseLaws: readonly ContractLaw[] = Object.entries(bySubject).flatMap(([subject, laws]) =>
  laws.map((one) => ({ ...one, subject: subject as Subject })),
);

interface Contract {
  region: string;
  kind: DisclosureLaw['kinds'][number];
  /** In the dollars of its country. */
  amount?: number;
  /** Whether its payments follow sales, as far as that is known. */
  followsSales?: boolean;
}

const covers = (
  { kinds, except, upTo = Number.POSITIVE_INFINITY, ofSales }: ContractLaw,
  { kind, region, amount = 0, followsSales = true }: Contract,
) =>
  (kinds === undefined || kinds.includes(kind)) &&
  !except?.includes(region) &&
  amount <= upTo &&
  (followsSales || !ofSales);

/** The text on an advance or factoring has a sentence more. */
const wordedFor = (law: ContractLaw, { kind }: Contract): ContractLaw =>
  law.ofPurchases && (kind === 'advance' || kind === 'factoring')
    ? { ...law, text: `${law.text}\n${law.ofPurchases}` }
    : law;

/** Finds what the law of a contract's region and that of its country say about a subject: `price`, `disclosure` or a clause's id. */
export const findIn =
  (laws: readonly ContractLaw[]) =>
  (subject: string, contract: Contract): readonly ContractLaw[] =>
    [contract.region, contract.region.slice(0, 2)].flatMap((region) =>
      laws
        .filter((one) => one.subject === subject && one.region === region && covers(one, contract))
        .slice(0, 1)
        .map((one) => wordedFor(one, contract)),
    );
