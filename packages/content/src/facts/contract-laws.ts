import type { DisclosureLaw } from '../schemas/fact.js';
import { californiaLaw } from './california-law.js';
import { californiaCollection } from './california-sources.js';
import { disclosureSources } from './disclosure-sources.js';
import { price } from './price-laws.js';
import { type StateLaw, type Subject, source } from './state-law.js';
import { texasDebits } from './texas-debits.js';

/** What the law of a state or province says about a point of a contract, besides what it makes a funder disclose. */
export interface ContractLaw extends StateLaw {
  subject: Subject;
}

const guarantee: readonly StateLaw[] = [
  {
    region: 'US-CA',
    text: `In California the debt collection law also protects a person who owes or guarantees a business debt of up to ${californiaLaw.californiaCollectionTo.text} (all contracts with that lender together), if it was made, renewed, sold or assigned on or after July 1, 2025 (Senate Bill 1286).`,
    sources: [californiaCollection],
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
        'Florida Statutes 55.05: judgments by confession',
        'https://www.flsenate.gov/Laws/Statutes/2023/55.05',
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

const bySubject: Readonly<Record<Subject, readonly StateLaw[]>> = {
  price,
  guarantee,
  confession,
  debit,
  law,
};

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
