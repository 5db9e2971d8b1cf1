import type { FactSource } from '../schemas/fact.js';

/*
 * The pages that facts come from. `asOf` is the day whose state the page showed when it was read, or that day itself if the page is undated. Single exports,
 * so that a page loads only those of its facts.
 */

export const fedPrime: FactSource = {
  id: 'fed-prime',
  title: 'ABA Banking Journal: the Federal Reserve keeps its range; banks set prime three points above its upper end',
  href: 'https://bankingjournal.aba.com/2026/01/fomc-holds-rates-steady-at-january-meeting/',
  jurisdiction: 'US',
  asOf: '2026-01-28',
  reviewBy: '2026-12-31',
};

export const canadaPrime: FactSource = {
  id: 'canada-prime',
  title: "Flawless Financing on the Bank of Canada's announcement of January 28, 2026: policy rate and prime rate",
  href: 'https://www.flawlessfinancing.ca/bank-of-canada-rate-announcement-january-28th-2026',
  jurisdiction: 'CA',
  asOf: '2026-01-28',
  reviewBy: '2026-12-31',
};

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
  title:
    'Nav on the SBA 7(a) Working Capital Pilot: credit lines against orders, receivables and inventory, and their caps',
  href: 'https://www.nav.com/blog/sba-working-capital-line-of-credit-4372849',
  jurisdiction: 'US',
  asOf: '2026-01-21',
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

export const section179: FactSource = {
  id: 'section-179',
  title: 'Davis CPAs: asset expensing rules from 2025 (sections 179 and 168(k))',
  href: 'https://www.daviscpas.com/new-asset-expensing-rules-for-2025/',
  jurisdiction: 'US',
  asOf: '2025-07-04',
  reviewBy: '2027-01-31',
};

export const bonusDepreciation: FactSource = {
  id: 'bonus-depreciation',
  title: 'Wisconsin Institute of CPAs on IRS Notice 2026-11: the permanent first-year depreciation deduction',
  href: 'https://www.wicpa.org/news/articles/2908:irs-issues-guidance-on-new-100-firstyear-depreciation-deduction',
  jurisdiction: 'US',
  asOf: '2026-01-14',
  reviewBy: '2027-05-31',
};

export const csbfp: FactSource = {
  id: 'csbfp',
  title: 'Department of Justice Canada, Canada Small Business Financing Regulations (SOR/99-141)',
  href: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-99-141/FullText.html',
  jurisdiction: 'CA',
  asOf: '2024-11-26',
  reviewBy: '2027-05-31',
};

export const csbfpAct: FactSource = {
  id: 'csbfp-act',
  title: 'Department of Justice Canada, Canada Small Business Financing Act (revenue of a borrower)',
  href: 'https://laws-lois.justice.gc.ca/eng/acts/C-10.2/',
  jurisdiction: 'CA',
  asOf: '2024-11-26',
  reviewBy: '2027-05-31',
};

export const criminalRate: FactSource = {
  id: 'criminal-rate',
  title: 'Department of Justice Canada, Criminal Interest Rate Regulations (SOR/2024-114)',
  href: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2024-114/page-1.html',
  jurisdiction: 'CA',
  asOf: '2025-01-08',
  reviewBy: '2027-05-31',
};

export const isedCredit: FactSource = {
  id: 'credit-conditions',
  title: 'Innovation, Science and Economic Development Canada, Credit Conditions Survey 2022',
  href: 'https://ised-isde.canada.ca/site/sme-research-statistics/en/survey-data-and-analysis/credit-conditions-survey/credit-conditions-survey-2022',
  jurisdiction: 'CA',
  asOf: '2022-12-31',
  reviewBy: '2027-05-31',
};

export const kansasCityFed: FactSource = {
  id: 'kansas-city-fed',
  title: 'Coleman Report on the Small Business Lending Survey of the Federal Reserve Bank of Kansas City, end of 2023',
  href: 'https://colemanreport.com/new-small-business-lending-is-up-at-mid-sized-and-large-banks/',
  jurisdiction: 'US',
  asOf: '2023-12-31',
  reviewBy: '2027-05-31',
};

export const clevelandFed: FactSource = {
  id: 'cleveland-fed',
  title: 'American Banker on a study by the Federal Reserve Board and the Federal Reserve Bank of Cleveland',
  href: 'https://www.americanbanker.com/news/borrowers-baffled-by-online-small-business-loans-fed-study-finds-AB1083643',
  jurisdiction: 'US',
  asOf: '2015-08-25',
  reviewBy: '2027-05-31',
};

export const tradeCommission: FactSource = {
  id: 'ftc',
  title: 'US Federal Trade Commission on its staff perspective about small business financing: fees of cash advances',
  href: 'https://ftc.gov/business-guidance/blog/2020/02/small-business-financing-staff-perspective-outlines-issues',
  jurisdiction: 'US',
  asOf: '2020-02-29',
  reviewBy: '2027-05-31',
};

export const factoringRates: FactSource = {
  id: 'factoring-rates',
  title: 'The CFO Club: invoice factoring rates (undated)',
  href: 'https://thecfoclub.com/operational-finance/invoice-factoring-rates/',
  jurisdiction: 'US',
  asOf: '2026-11-26',
  reviewBy: '2027-05-31',
};

export const creditSurvey: FactSource = {
  id: 'credit-survey',
  title: 'Federal Reserve Board, Consumer & Community Context, March 2025, on the Small Business Credit Survey',
  href: 'https://www.federalreserve.gov/publications/2025-march-consumer-community-context.htm',
  jurisdiction: 'US',
  asOf: '2025-03-31',
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
