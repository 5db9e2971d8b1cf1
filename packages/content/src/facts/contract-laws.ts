import type { DisclosureLaw, FactSource } from '../schemas/fact.js';
import { disclosureSources } from './disclosure-sources.js';
import { warnings } from './funding/warnings.js';
import * as factSources from './sources.js';
import { texasDebits } from './texas-debits.js';
import { usury } from './usury.js';

/** What a law speaks of: the price, or a clause that "Check an offer" asks about. */
type Subject = 'price' | 'confession' | 'debit' | 'law';

interface StateLaw {
  /** ISO 3166-2, as in the address of a tool. */
  region: string;
  /** The types of contract that it covers. All, if left out. */
  kinds?: DisclosureLaw['kinds'];
  /** A sentence after one on what the clause means. */
  text: string;
  sources: readonly FactSource[];
}

/** What the law of a state or province says about a point of a contract, besides what it makes a funder disclose. */
export interface ContractLaw extends StateLaw {
  subject: Subject;
}

const source = (region: string, subject: Subject, title: string, href: string, asOf: string): FactSource => ({
  id: `${subject}-${region.slice(3).toLowerCase()}`,
  title,
  href,
  jurisdiction: region,
  asOf,
  reviewBy: '2027-05-31',
});

/** Of an advance or factoring. */
const purchases =
  'These limits usually do not apply to a true purchase of receivables. Whether an advance or factoring is one depends on the contract.';

/** Limits on the rate of a loan to a business. */
const price: readonly StateLaw[] = [
  {
    region: 'US-FL',
    text: `Florida law limits the rate of a loan to ${usury.floridaUsury.text} a year up to ${usury.floridaUsuryTo.text}, and to ${usury.floridaCrime.text} above that amount. At any amount, a lender that knowingly takes more than ${usury.floridaCrime.text} a year commits a misdemeanor, and above ${usury.floridaFelony.text} a felony. Other laws let banks and some other lenders charge more. ${purchases}`,
    sources: [factSources.floridaUsury, factSources.floridaCrime],
  },
  {
    region: 'US-GA',
    text: `Georgia law makes it a misdemeanor to charge more than ${usury.georgiaMonth.text} a month for a loan of any amount, which is ${usury.georgiaYear.text} a year. Fees count if they are paid for the loan. Small loans have lower limits. ${purchases}`,
    sources: [factSources.georgiaUsury],
  },
  {
    region: 'US-MA',
    text: `In Massachusetts it is a crime to take more than ${usury.massachusettsUsury.text} a year for a loan, with interest and expenses together, and a court can declare the loan void. Lenders that have notified the Attorney General beforehand are exempt, and so are lenders that a state or federal agency supervises, such as banks. Ask the lender which of the two it is. ${purchases}`,
    sources: [
      factSources.massachusettsUsury,
      source(
        'US-MA',
        'price',
        'Massachusetts Division of Banks, opinion 97-209: lenders that are exempt under section 49(e)',
        'http://www.mass.gov/ocabr/banking-and-finance/laws-and-regulations/opinions-and-decisions/dob-selected-opinions/mortgages/mortgages-98-271-through-97-118/97-209.html',
        '1997-12-31',
      ),
    ],
  },
  {
    region: 'US-NY',
    text: `${warnings.newYorkUsury} A true purchase of receivables usually is not a loan. Loans of ${usury.newYorkUsuryBelow.text} or more have no limit. For a loan to a person, such as a sole proprietor, the limit is ${usury.newYorkPersons.text} below ${usury.newYorkPersonsBelow.text}. Banks follow other rules.`,
    sources: [
      factSources.newYorkUsury,
      factSources.newYorkExceptions,
      source(
        'US-NY',
        'price',
        'New York Penal Law, section 190.42: criminal usury, at more than twenty-five per cent a year (undated)',
        'https://www.nysenate.gov/legislation/laws/PEN/190.42',
        '2026-11-29',
      ),
      source(
        'US-NY',
        'price',
        'New York General Obligations Law, section 5-501: rate of interest',
        'https://www.nysenate.gov/legislation/laws/GOB/5-501/',
        '2014-09-22',
      ),
      source(
        'US-NY',
        'price',
        'Lundin on Alleon Capital Partners v. Choudhry (2024): no limit from $2.5 million',
        'https://lundinpllc.com/commercial-case-notes/usury-law-not-applied-to-loan-with-over-2-5-million-principal-amount/',
        '2024-03-06',
      ),
    ],
  },
  {
    region: 'US-TX',
    text: `In Texas the highest rate of a loan to a business changes each week, and is never below ${usury.texasLowestCeiling.text} or above ${usury.texasHighestCeiling.text} a year. The Office of Consumer Credit Commissioner publishes it: in December 2025 it was ${usury.texasLowestCeiling.text}. Ask the lender which week counts. Banks of other states can follow the law of their own. ${purchases}`,
    sources: [
      factSources.texasCeiling,
      source(
        'US-TX',
        'price',
        'Texas Office of Consumer Credit Commissioner: weekly ceiling of December 15 to 21, 2025',
        'https://occc.texas.gov/publications/interest-rates',
        '2025-12-15',
      ),
    ],
  },
  {
    region: 'US-VT',
    text: 'Vermont sets no limit on the rate of a loan to a business.',
    sources: disclosureSources['US-VT'],
  },
];

/** Judgments by confession. A rule binds the courts of its state. */
const confession: readonly StateLaw[] = [
  {
    region: 'CA-QC',
    text: 'It is an American practice. In Quebec you can acquiesce in a claim only once a lawsuit has begun: if you are asked to sign such a document in advance, consult a lawyer.',
    sources: [
      source(
        'CA-QC',
        'confession',
        'Quebec, Code of Civil Procedure (chapter C-25.01): acquiescence in a claim',
        'https://www.legisquebec.gouv.qc.ca/en/document/lc/C-25.01',
        '2024-12-16',
      ),
    ],
  },
  {
    region: 'US-CA',
    text: 'Courts in California may not enter such a judgment. That rule has applied since January 1, 2023.',
    sources: [
      source(
        'US-CA',
        'confession',
        'Snell & Wilmer on California Code of Civil Procedure 1132: judgments by confession',
        'https://swlaw.com/publication/the-implications-of-californias-departure-from-judgments-by-confession',
        '2023-07-26',
      ),
    ],
  },
  {
    region: 'US-FL',
    text: 'Florida law makes such a clause void if you sign it before a lawsuit. A judgment that a court of another state has entered may still be enforced there.',
    sources: [
      source(
        'US-FL',
        'confession',
        'Florida Statutes 55.05, in a copy of a law office',
        'https://syfert.com/florida/statutes/0055.05.html',
        '2023-12-31',
      ),
      source(
        'US-FL',
        'confession',
        'Florida District Court of Appeal, Pearson v. Friedman (1959): judgments by confession of other states',
        'https://app.midpage.ai/document/pearson-v-friedman-1783374',
        '1959-06-18',
      ),
    ],
  },
  {
    region: 'US-MA',
    text: 'Massachusetts law makes such a clause void, and a court sets the judgment aside if you ask it to.',
    sources: [
      source(
        'US-MA',
        'confession',
        'Massachusetts General Laws, chapter 231, section 13A: confession of judgment',
        'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleII/Chapter231/Section13A',
        '2023-12-11',
      ),
    ],
  },
  {
    region: 'US-NY',
    text: 'New York accepts it only in a county where you live or your business has a place of business, and for three years after you sign.',
    sources: [
      source(
        'US-NY',
        'confession',
        'New York Civil Practice Law and Rules, section 3218: judgment by confession',
        'https://www.nysenate.gov/legislation/laws/CVP/3218',
        '2019-09-06',
      ),
    ],
  },
  {
    region: 'US-OH',
    text: 'In Ohio a business can sign one in a note, a lease, a guarantee or another contract for a debt. It is valid only if a warning stands directly above or below the signature and stands out more than anything else on the paper. The warning begins: "By signing this paper you give up your right to notice and court trial."',
    sources: [
      source(
        'US-OH',
        'confession',
        'Ohio Revised Code, section 2323.13: warrant of attorney to confess',
        'https://codes.ohio.gov/ohio-revised-code/section-2323.13',
        '1974-01-01',
      ),
    ],
  },
  {
    region: 'US-TX',
    text: 'In Texas nobody can confess a judgment in a document that is signed before a lawsuit.',
    sources: [
      source(
        'US-TX',
        'confession',
        'Texas Civil Practice and Remedies Code, section 30.001: instrument to waive service or confess judgment',
        'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.30.htm',
        '2025-09-01',
      ),
    ],
  },
  {
    region: 'US-VA',
    kinds: ['advance'],
    text: 'Virginia forbids one in a cash advance of $500,000 or less that you repay from sales.',
    sources: disclosureSources['US-VA'],
  },
];

const debit: readonly StateLaw[] = [
  {
    region: 'US-TX',
    kinds: ['advance'],
    text: `In Texas the funder of an advance that you repay from sales may not debit your account automatically, unless it holds a perfected security interest in the account with first priority over everyone else. ${texasDebits} Banks are exempt.`,
    sources: disclosureSources['US-TX'],
  },
];

const juryWaivers = (region: string) =>
  source(
    region,
    'law',
    'Corporate Counsel Business Journal on Grafton Partners v. Superior Court (California, 2005) and Bank South v. Howard (Georgia, 1994): waivers of a jury',
    'https://ccbjournal.com/articles/demise-pre-dispute-jury-trial-waivers-california',
    '2005-08-04',
  );

/** Juries, and the court that decides. */
const law: readonly StateLaw[] = [
  {
    region: 'US-CA',
    text: 'The courts of California do not enforce a waiver of a jury that you sign before a dispute. They do enforce an agreement to arbitrate.',
    sources: [juryWaivers('US-CA')],
  },
  {
    region: 'US-GA',
    text: 'The courts of Georgia do not enforce a waiver of a jury that you sign before a lawsuit.',
    sources: [juryWaivers('US-GA')],
  },
  {
    region: 'US-VA',
    kinds: ['advance'],
    text: 'In Virginia, for a cash advance of $500,000 or less that you repay from sales, the funder has to sue you in Virginia, whatever the contract says.',
    sources: disclosureSources['US-VA'],
  },
];

const bySubject: Readonly<Record<Subject, readonly StateLaw[]>> = { price, confession, debit, law };

/** The laws that we have read, one for a region and a subject. Other states may have some too. */
export const contractLaws: readonly ContractLaw[] = Object.entries(bySubject).flatMap(([subject, laws]) =>
  laws.map((one) => ({ ...one, subject: subject as Subject })),
);

/** What the law of the contract's region says about a subject (`price` or a clause's id), if we have read one that covers such a contract. */
export const contractLawOf = (subject: string, contract: { region: string; kind: DisclosureLaw['kinds'][number] }) =>
  contractLaws.find(
    (one) =>
      one.subject === subject &&
      one.region === contract.region &&
      (one.kinds === undefined || one.kinds.includes(contract.kind)),
  );
