import { californiaLaw } from './california-law.js';
import { californiaCollection } from './california-sources.js';
import { type StateLaw, source } from './state-law.js';

/** Who has to guarantee a debt, and how. */
export const guarantee: readonly StateLaw[] = [
  {
    region: 'US',
    kinds: ['loan', 'line'],
    text: "Under the federal Regulation B a lender may not demand a spouse's signature merely because the owner is married, if the owner qualifies alone. A spouse who co-owns pledged property may still have to sign what the lender needs to reach that property.",
    sources: [
      source(
        'US',
        'guarantee',
        'Consumer Financial Protection Bureau, Regulation B (12 CFR 1002.7): signatures of spouses (undated)',
        'https://www.consumerfinance.gov/rules-policy/regulations/1002/7/',
        '2026-11-29',
      ),
    ],
  },
  {
    region: 'CA-AB',
    text: 'In Alberta a guarantee by a person has no effect unless that person appears before a lawyer and signs a certificate (Guarantees Acknowledgment Act, section 3). A few kinds of guarantee are exempt.',
    sources: [
      source(
        'CA-AB',
        'guarantee',
        'Alberta, Guarantees Acknowledgment Act (RSA 2000, chapter G-11)',
        'http://www.qp.alberta.ca/1266.cfm?page=G11.cfm&leg_type=Acts&isbncln=9780779785100&display=html',
        '2015-04-30',
      ),
      source(
        'CA-AB',
        'guarantee',
        'Miller Thomson on the Guarantees Acknowledgment Act of Alberta: a lawyer has to sign the certificate since April 30, 2015',
        'https://archive.millerthomsonlaw.com/en/insights/financial-services-restructuring-communique/changes-to-the-guarantees-acknowledgement-act',
        '2015-04-14',
      ),
    ],
  },
  {
    region: 'CA-QC',
    text: 'In Quebec, whoever guarantees future debts, or guarantees without an end date, can end the guarantee after three years with sufficient notice, as long as the debt is not due (Civil Code, article 2362).',
    sources: [
      source(
        'CA-QC',
        'guarantee',
        'Civil Code of Québec, article 2362: the end of a guarantee of future debts',
        'https://www.legisquebec.gouv.qc.ca/en/version/lc/ccq-1991?code=se:2362&historique=20240325',
        '2024-03-25',
      ),
    ],
  },
  {
    region: 'US-CA',
    text: `In California the debt collection law also protects a person who owes or guarantees a business debt of up to ${californiaLaw.californiaCollectionTo.text} (all contracts with that lender together), if it was made, renewed, sold or assigned on or after July 1, 2025 (Senate Bill 1286).`,
    sources: [californiaCollection],
  },
];
