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

export const sbaOwners: FactSource = {
  id: 'sba-owners',
  title: 'US Small Business Administration, Procedural Notice 5000-876626: who may own a borrower',
  href: 'https://www.sba.gov/document/procedural-notice-5000-876626-revised-applicant-ownership-citizenship-residency-requirements-7a-504-loans',
  jurisdiction: 'US',
  asOf: '2026-03-01',
  reviewBy: '2027-03-31',
};

export const sbaFixedRates: FactSource = {
  id: 'sba-fixed-rates',
  title: 'US Federal Register, 87 FR 46883: the highest fixed rates of 7(a) loans',
  href: 'https://www.govinfo.gov/content/pkg/FR-2022-08-01/pdf/2022-16162.pdf',
  jurisdiction: 'US',
  asOf: '2022-08-01',
  reviewBy: '2027-03-31',
};

export const sbaBaseRates: FactSource = {
  id: 'sba-base-rates',
  title: 'US Federal Register, 91 FR 5805: base rates that 7(a) loans may follow besides prime',
  href: 'https://www.federalregister.gov/d/2026-02660',
  jurisdiction: 'US',
  asOf: '2026-02-10',
  reviewBy: '2027-03-31',
};

export const sbaSop: FactSource = {
  id: 'sba-sop',
  title:
    "Whiteford, a law firm, on edition 8 of the SBA's rules for lenders, SOP 50 10 (we have not read edition 8.1 of October 1, 2026)",
  href: 'https://www.whitefordlaw.com/news-events/client-alert-sba-issues-sop-50-10-8-key-changes-impacting-sba-7a-lending',
  jurisdiction: 'US',
  asOf: '2025-06-01',
  reviewBy: '2026-12-15',
};

/** Known from reports only. */
export const sbaSopNext: FactSource = {
  ...sbaSop,
  id: 'sba-sop-next',
  title:
    'US Small Business Administration, SOP 50 10: where its rules for lenders are published. Of edition 8.1 we know reports only',
  href: 'https://www.sba.gov/document/sop-50-10-lender-development-company-loan-programs',
  asOf: '2026-10-01',
};

export const sbaMarc: FactSource = {
  ...sbaSop,
  id: 'sba-marc',
  title:
    'US Small Business Administration, SOP 50 10, rules for lenders: edition 8 with MARC loans, as lenders report it',
  href: 'https://www.sba.gov/document/sop-50-10-lender-development-company-loan-programs',
  asOf: '2025-10-01',
};

export const sbaSmallLoans: FactSource = {
  id: 'sba-small-loans',
  title:
    'Alliance Capital on SBA Procedural Notice 5000-875701: how lenders examine 7(a) loans of up to $350,000 since March 1, 2026',
  href: 'https://www.alliancecapitalcorporation.com/blog/major-changes-to-7-a-small-loan-underwriting-what-the-sbss-sunset-means-for-business-owners',
  jurisdiction: 'US',
  asOf: '2026-02-25',
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

export const sbaFees: FactSource = {
  id: 'sba-fees',
  title: 'US Small Business Administration, Information Notice 5000-872051: fees of 7(a) loans in fiscal year 2026',
  href: 'https://www.sba.gov/document/information-notice-5000-872051-7a-fees-effective-october-1-2025-fiscal-year-2026',
  jurisdiction: 'US',
  asOf: '2025-10-01',
  reviewBy: '2026-12-15',
};

export const sbaWorkingCapital: FactSource = {
  id: 'sba-working-capital',
  title: 'US Small Business Administration, 7(a) Working Capital Pilot: credit lines and their yearly fee (undated)',
  href: 'https://www.sba.gov/partners/lenders/7a-loan-program/7a-working-capital-pilot-program',
  jurisdiction: 'US',
  asOf: '2026-11-28',
  isUndated: true,
  reviewBy: '2027-03-31',
};

export const sbaWorkingCapitalNotice: FactSource = {
  id: 'sba-working-capital-notice',
  title: 'US Federal Register, 89 FR 57353: the 7(a) Working Capital Pilot and how long it runs',
  href: 'https://www.federalregister.gov/d/2024-15313',
  jurisdiction: 'US',
  asOf: '2024-07-15',
  reviewBy: '2027-07-01',
};

export const sbaManufacturers: FactSource = {
  id: 'sba-manufacturers',
  title: 'US Small Business Administration: loan fees for small manufacturers in fiscal year 2026',
  href: 'https://www.globenewswire.com/news-release/2025/09/18/3152600/0/en/SBA-Waives-Loan-Fees-for-Small-Manufacturers-in-Fiscal-Year-2026.html',
  jurisdiction: 'US',
  asOf: '2025-09-18',
  reviewBy: '2027-01-31',
};

/** The form itself (edition 08-21), which says who completes it and what the lender tells a borrower, was read in a copy at fill.io. */
export const sbaForm159: FactSource = {
  id: 'sba-form-159',
  title: 'J.R. Bruno & Associates on SBA Procedural Notice 5000-821479: Form 159, fees of agents and who signs it',
  href: 'https://www.jrbrunoassoc.com/from-paul-jrb-more-changes-to-sba-form-159-round-2-an-update/',
  jurisdiction: 'US',
  asOf: '2021-11-12',
  reviewBy: '2027-03-31',
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

export const sbaBothPrograms: FactSource = {
  id: 'sba-both-programs',
  title: 'Independent Community Bankers of America: 7(a) and 504 loans of one borrower together, from July 4, 2026',
  href: 'https://www.icba.org/w/sba-doubles-cumulative-7-a-504-loan-limit',
  jurisdiction: 'US',
  asOf: '2026-06-05',
  reviewBy: '2027-05-31',
};

export const sba504Share: FactSource = {
  id: 'sba-504-share',
  title: 'US Code of Federal Regulations, 13 CFR 120.910, what the borrower brings to a 504 project',
  href: 'https://www.law.cornell.edu/cfr/text/13/120.910',
  jurisdiction: 'US',
  asOf: '2024-05-17',
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
