import type { FactSource } from '../schemas/fact.js';

export { criminalRateSource } from './criminal-rate.js';
export * from './sba-sources.js';

/*
 * The pages that facts come from. `asOf` is the day whose state the page showed when it was read, or that day itself if the page is undated.
 * Single exports, so that a page loads only those of its facts.
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

export const section179: FactSource = {
  id: 'section-179',
  title: 'Van de Ven CPAs: Section 179 limits of 2025 and 2026',
  href: 'https://van-de-ven.blog/2025/12/23/sec-179-deduction-key-2025-deadlines-and-limits-for-businesses',
  jurisdiction: 'US',
  asOf: '2025-12-23',
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

export const csbfpFixedRate: FactSource = {
  id: 'csbfp-fixed-rate',
  title: 'Department of Justice Canada, Canada Small Business Financing Regulations, section 12: the highest rates',
  href: 'https://lois-laws.justice.gc.ca/eng/regulations/SOR-99-141/section-12-20220704.html',
  jurisdiction: 'CA',
  asOf: '2022-07-04',
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

export const tradeCommission: FactSource = {
  id: 'ftc',
  title: 'US Federal Trade Commission on its staff perspective about small business financing: fees of cash advances',
  href: 'https://ftc.gov/business-guidance/blog/2020/02/small-business-financing-staff-perspective-outlines-issues',
  jurisdiction: 'US',
  asOf: '2020-02-26',
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
