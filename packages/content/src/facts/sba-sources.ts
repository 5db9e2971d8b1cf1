import type { FactSource } from '../schemas/fact.js';

/* Pages about programs of the US Small Business Administration, as in `sources.ts`. */

export const sbaTerms: FactSource = {
  id: 'sba-terms',
  title: 'US Small Business Administration, 7(a) loans: terms, conditions and eligibility',
  href: 'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2027-03-31',
};

export const sbaTypes: FactSource = {
  id: 'sba-types',
  title: 'US Small Business Administration, types of 7(a) loans, with the time that each takes the agency',
  href: 'https://www.sba.gov/partners/lenders/7a-loan-program/types-7a-loans',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2027-03-31',
};

export const sbaCoverage: FactSource = {
  id: 'sba-coverage',
  title: 'LoanBox on SOP 50 10 8: the debt service coverage that the SBA asks for',
  href: 'https://www.loanbox.com/insights/4xwghss9mzgftl2-jbfyp-3md3y',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2027-03-31',
};

export const sbaRefinancing: FactSource = {
  id: 'sba-refinancing',
  title: 'USA Business Banking on SOP 50 10 8: cash advances and factoring are not eligible for refinancing',
  href: 'https://www.usabusinessbanking.com/blog/the-underwriting-reality-behind-the-senates-letter-to-the-sba',
  jurisdiction: 'US',
  asOf: '2026-05-14',
  reviewBy: '2027-03-31',
};

export const sbaOwners: FactSource = {
  id: 'sba-owners',
  title: 'Doeren Mayhew on SBA Procedural Notice 5000-876626: who may own a borrower',
  href: 'https://www.doeren.com/viewpoint/sba-issues-procedural-notice-revising-loan-applicant-ownership-citizenship-and-residency-requirements',
  jurisdiction: 'US',
  asOf: '2026-03-01',
  reviewBy: '2027-03-31',
};

export const sbaFixedRates: FactSource = {
  id: 'sba-fixed-rates',
  title: 'Coleman Report on the highest fixed rates of 7(a) loans, in force since August 1, 2022',
  href: 'https://colemanreport.com/sba-hot-topic-tuesday-new-maximum-fixed-rates-for-7a-guaranteed-loans/',
  jurisdiction: 'US',
  asOf: '2022-08-02',
  reviewBy: '2027-03-31',
};

export const sbaMicroloanOwners: FactSource = {
  id: 'sba-microloan-owners',
  title: 'US Small Business Administration: notice of March 9, 2026 on citizenship in the microloan program',
  href: 'https://www.globenewswire.com/news-release/2026/03/09/3252308/0/en/SBA-Bans-Foreign-Nationals-from-Accessing-SBA-backed-Loans.html',
  jurisdiction: 'US',
  asOf: '2026-03-09',
  reviewBy: '2027-03-31',
};

export const sbaMarc: FactSource = {
  id: 'sba-marc',
  title: "Coleman Report on Manufacturers' Access to Revolving Credit (MARC), SBA Procedural Notice 5000-870260",
  href: 'https://colemanreport.com/sbas-new-marc-loans-sba-7a-working-capital-solutions-for-manufacturers',
  jurisdiction: 'US',
  asOf: '2025-10-01',
  reviewBy: '2027-03-31',
};

export const sbaFees: FactSource = {
  id: 'sba-fees',
  title: 'Venturize on the fees of 7(a) loans that the SBA brought back on March 27, 2025',
  href: 'https://venturize.org/blog/important-fee-updates-sba-7a-loan-program-could-impact-your-small-businesss-finances',
  jurisdiction: 'US',
  asOf: '2025-03-27',
  reviewBy: '2027-01-31',
};

export const sbaWorkingCapital: FactSource = {
  id: 'sba-working-capital',
  title: 'US Small Business Administration, 7(a) Working Capital Pilot: credit lines and their yearly fee (undated)',
  href: 'https://www.sba.gov/partners/lenders/7a-loan-program/7a-working-capital-pilot-program',
  jurisdiction: 'US',
  asOf: '2026-11-28',
  reviewBy: '2027-03-31',
};

export const sbaWorkingCapitalHistory: FactSource = {
  id: 'sba-working-capital-history',
  title: 'Swoop on the SBA 7(a) Working Capital Pilot: who can apply',
  href: 'https://swoopfunding.com/us/sba-loans/sba-working-capital-loans/pilot-program',
  jurisdiction: 'US',
  asOf: '2024-10-02',
  reviewBy: '2027-03-31',
};

export const sbaManufacturers: FactSource = {
  id: 'sba-manufacturers',
  title: 'US Small Business Administration: loan fees for small manufacturers in fiscal year 2026',
  href: 'https://www.globenewswire.com/news-release/2025/09/18/3152600/0/en/SBA-Waives-Loan-Fees-for-Small-Manufacturers-in-Fiscal-Year-2026.html',
  jurisdiction: 'US',
  asOf: '2025-09-18',
  reviewBy: '2027-01-31',
};

export const sba504Fees: FactSource = {
  id: 'sba-504-fees',
  title: 'Growth Corp on SBA Information Notice 5000-871532: fees of 504 loans in fiscal year 2026',
  href: 'https://glcf.org/sba-announces-fy-2026-loan-fee-updates-and-offers-new-relief-for-manufacturers',
  jurisdiction: 'US',
  asOf: '2025-10-01',
  reviewBy: '2027-01-31',
};

export const sbaGuarantee: FactSource = {
  id: 'sba-guarantee',
  title: 'US Code of Federal Regulations, 13 CFR 120.160, loan conditions (personal guarantees)',
  href: 'https://www.law.cornell.edu/cfr/text/13/120.160',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2027-05-31',
};

export const sbaEquity: FactSource = {
  id: 'sba-equity',
  title: 'Starfield & Smith on SOP 50 10 8: what a start-up and the buyer of a business have to bring themselves',
  href: 'https://starfieldsmith.com/2025/05/best-practices-a-review-of-equity-injection-requirements-under-sop-50-10-8/amp',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2027-03-31',
};

export const sbaPrepayment: FactSource = {
  id: 'sba-prepayment',
  title: 'US Code of Federal Regulations, 13 CFR 120.223, subsidy recoupment fee on prepayments',
  href: 'https://www.law.cornell.edu/cfr/text/13/120.223',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2027-05-31',
};

export const sba504: FactSource = {
  id: 'sba-504',
  title: 'US Code of Federal Regulations, 13 CFR 120.931, limits of 504 loans',
  href: 'https://www.law.cornell.edu/cfr/text/13/120.931',
  jurisdiction: 'US',
  asOf: '2026-04-05',
  reviewBy: '2027-05-31',
};

export const sbaMicroloans: FactSource = {
  id: 'sba-microloans',
  title: 'US Small Business Administration: microloans',
  href: 'https://www.sba.gov/funding-programs/loans/microloans',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2027-03-31',
};

export const sbaDisaster: FactSource = {
  id: 'sba-disaster',
  title: 'GovLoans.gov: economic injury disaster loans of the SBA',
  href: 'https://www.govloans.gov/loans/economic-injury-disaster-loans',
  jurisdiction: 'US',
  asOf: '2025-02-01',
  reviewBy: '2027-03-31',
};
