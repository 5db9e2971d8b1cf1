import type { FactSource } from '../schemas/fact.js';

export * from './construction-sources.js';
export { criminalRateSource } from './criminal-rate.js';
export * from './csbfp-sources.js';
export { regulationZ } from './regulation-z.js';
export * from './sba-sources.js';
export * from './survey-sources.js';
export * from './usury-sources.js';

/*
 * The pages that facts come from. `asOf` is the day whose state the page showed when it was read, or that day itself if the page is undated.
 * Single exports, so that a page loads only those of its facts.
 */

export const fedPrime: FactSource = {
  id: 'fed-prime',
  title: 'US Federal Reserve Board, H.15 selected interest rates: the prime rate of banks',
  href: 'https://www.federalreserve.gov/releases/h15/',
  jurisdiction: 'US',
  asOf: '2026-09-29',
  reviewBy: '2026-12-10',
};

export const fedRange: FactSource = {
  id: 'fed-range',
  title: 'US Federal Reserve, statement of September 16, 2026: the target range is raised',
  href: 'https://www.federalreserve.gov/newsevents/pressreleases/monetary20260916a.htm',
  jurisdiction: 'US',
  asOf: '2026-09-16',
  reviewBy: '2026-12-10',
};

export const canadaPrime: FactSource = {
  id: 'canada-prime',
  title: 'Bank of Canada, posted interest rates offered by chartered banks: prime rate',
  href: 'https://www.bankofcanada.ca/rates/banking-and-financial-statistics/posted-interest-rates-offered-by-chartered-banks/',
  jurisdiction: 'CA',
  asOf: '2026-09-10',
  reviewBy: '2026-12-10',
};

export const bankOfCanada: FactSource = {
  id: 'bank-of-canada',
  title: 'Bank of Canada, announcement of September 2, 2026: the policy rate is kept',
  href: 'https://www.bankofcanada.ca/2026/09/fad-press-release-2026-09-02/',
  jurisdiction: 'CA',
  asOf: '2026-09-02',
  reviewBy: '2026-12-10',
};

export const section179: FactSource = {
  id: 'section-179',
  title: 'US Internal Revenue Service, Revenue Procedure 2025-32: amounts for tax years that begin in 2026',
  href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  jurisdiction: 'US',
  asOf: '2025-10-09',
  reviewBy: '2027-01-31',
};

export const grossReceipts: FactSource = {
  id: 'gross-receipts',
  title: 'Wegner CPAs on section 448(c): the gross receipts test for tax years that begin in 2026 (undated)',
  href: 'https://www.wegnercpas.com/small-business-tax-breaks-why-size-matters-for-tax-purposes/',
  jurisdiction: 'US',
  asOf: '2026-11-29',
  isUndated: true,
  reviewBy: '2027-01-31',
};

export const bonusDepreciation: FactSource = {
  id: 'bonus-depreciation',
  title: 'US Internal Revenue Service, Notice 2026-11: the permanent first-year depreciation deduction',
  href: 'https://www.irs.gov/pub/irs-drop/n-26-11.pdf',
  jurisdiction: 'US',
  asOf: '2026-01-14',
  reviewBy: '2027-05-31',
};

export const cebaLoans: FactSource = {
  id: 'ceba-loans',
  title: 'Canada Emergency Business Account: repayment of loans held by a financial institution (undated)',
  href: 'https://ceba-cuec.ca/en/faq/financial-institution-loan-repayment.html',
  jurisdiction: 'CA',
  asOf: '2026-11-28',
  isUndated: true,
  reviewBy: '2027-01-15',
};

export const contractorForms: FactSource = {
  id: 'contractor-forms',
  title: 'United States Code, title 26, section 6041A: returns on payments for services',
  href: 'https://www.law.cornell.edu/uscode/text/26/6041A',
  jurisdiction: 'US',
  asOf: '2025-07-06',
  reviewBy: '2027-01-31',
};

export const quebecDeposits: FactSource = {
  id: 'quebec-deposits',
  title: 'Autorité des marchés financiers of Quebec: deposit protection (undated)',
  href: 'https://lautorite.qc.ca/en/general-public/compensation-and-deposit-protection/deposit-protection/',
  jurisdiction: 'CA-QC',
  asOf: '2026-11-28',
  isUndated: true,
  reviewBy: '2027-05-31',
};

export const quebecPrepayment: FactSource = {
  id: 'quebec-prepayment',
  title: 'Therrien Couture Joli-Coeur, a law firm, on paying a term loan early, in French (undated)',
  href: 'https://www.groupetcj.ca/actualites/875-le-remboursement-anticipe-les-elements-a-considerer.html',
  jurisdiction: 'CA-QC',
  asOf: '2026-11-30',
  isUndated: true,
  reviewBy: '2027-05-31',
};

export const quebecRecords: FactSource = {
  id: 'quebec-records',
  title: 'Tax Administration Act of Quebec (chapter A-6.002), section 35.1: how long registers are kept',
  href: 'https://www.legisquebec.gouv.qc.ca/en/version/lc/A-6.002?code=se:35_1&historique=20190214',
  jurisdiction: 'CA-QC',
  asOf: '2019-02-14',
  reviewBy: '2027-05-31',
};

export const debitReturns: FactSource = {
  id: 'debit-returns',
  title: 'The Clearing House: how long a bank has to return an unauthorized ACH debit of a business',
  href: 'https://www.theclearinghouse.org/payment-systems/articles/2020/11/11102020_paymentspulse_november052020',
  jurisdiction: 'US',
  asOf: '2020-11-05',
  reviewBy: '2027-05-31',
};

export const regulationE: FactSource = {
  id: 'regulation-e',
  title: 'Federal Reserve, Regulation E (12 CFR 1005.6): unauthorized transfers from a personal account (undated)',
  href: 'https://frrsdigital.com/display-section/GUID-FF0340BB-7F25-4003-98E9-56B590A0A304=1=en=/GUID-ED89C4D4-83AB-4A38-B0CC-ED608D271941=1=en=/GUID-8209D31A-B790-48B0-A087-6D4BCA88D445=1=en=/GUID-CC4787F0-ECC6-452C-B620-F4B9FFB246B3.html',
  jurisdiction: 'US',
  asOf: '2026-11-30',
  isUndated: true,
  reviewBy: '2027-05-31',
};

export const debitRule: FactSource = {
  id: 'debit-rule',
  title: 'Payments Canada, Rule H1: pre-authorized debits',
  href: 'https://www.payments.ca/sites/default/files/h1eng.pdf',
  jurisdiction: 'CA',
  asOf: '2022-04-16',
  reviewBy: '2027-05-31',
};

export const occAssetBased: FactSource = {
  id: 'occ-abl',
  title: "US Office of the Comptroller of the Currency, Comptroller's Handbook: Asset-Based Lending",
  href: 'https://www.occ.treas.gov/publications-and-resources/publications/comptrollers-handbook/files/asset-based-lending/index-asset-based-lending.html',
  jurisdiction: 'US',
  asOf: '2014-03-31',
  reviewBy: '2027-05-31',
};
