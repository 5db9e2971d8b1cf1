import type { ComparePage } from '../schemas/pages/compare.js';

/** The public pages that are the sources of the comparison's figures. */
export const fundingSources: ComparePage['sources'] = [
  {
    id: 'sba-terms',
    title: 'US Small Business Administration, 7(a) loans: terms, conditions and eligibility',
    href: 'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility',
    checked: 'June 2025',
  },
  {
    id: 'sba-types',
    title: 'US Small Business Administration, types of 7(a) loans, with the time that each takes the agency',
    href: 'https://www.sba.gov/partners/lenders/7a-loan-program/types-7a-loans',
    checked: 'June 2025',
  },
  {
    id: 'sba-guarantee',
    title: 'US Code of Federal Regulations, 13 CFR 120.160, loan conditions (personal guarantees)',
    href: 'https://www.law.cornell.edu/cfr/text/13/120.160',
    checked: 'June 2025',
  },
  {
    id: 'sba-prepayment',
    title: 'US Code of Federal Regulations, 13 CFR 120.223, subsidy recoupment fee on prepayments',
    href: 'https://www.law.cornell.edu/cfr/text/13/120.223',
    checked: 'June 2025',
  },
  {
    id: 'csbfp',
    title: 'Department of Justice Canada, Canada Small Business Financing Regulations (SOR/99-141)',
    href: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-99-141/FullText.html',
    checked: 'November 2024',
  },
  {
    id: 'csbfp-act',
    title: 'Department of Justice Canada, Canada Small Business Financing Act (revenue of a borrower)',
    href: 'https://laws-lois.justice.gc.ca/eng/acts/C-10.2/',
    checked: 'November 2024',
  },
  {
    id: 'criminal-rate',
    title: 'Department of Justice Canada, Criminal Interest Rate Regulations (SOR/2024-114)',
    href: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2024-114/',
    checked: 'January 2025',
  },
  {
    id: 'occ-abl',
    title: "US Office of the Comptroller of the Currency, Comptroller's Handbook: Asset-Based Lending",
    href: 'https://www.occ.treas.gov/publications-and-resources/publications/comptrollers-handbook/files/asset-based-lending/index-asset-based-lending.html',
    checked: 'March 2014',
  },
];
