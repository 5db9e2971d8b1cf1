import type { FactSource } from '../schemas/fact.js';

const source = (id: string, title: string, href: string): FactSource => ({
  id,
  title,
  href,
  jurisdiction: 'US-CA',
  asOf: '2026-11-29',
  isUndated: true,
  reviewBy: '2027-05-31',
});

export const constitution = source(
  'california-constitution',
  'Constitution of California, article XV: usury, in a copy of Onecle (undated)',
  'https://law.onecle.com/california/constitution/article-15.html',
);

export const largeLoans = source(
  'california-large-loans',
  'California Corporations Code 25118: loans that article XV does not limit (undated)',
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CORP&sectionNum=25118',
);

export const californiaUsurySources: readonly FactSource[] = [
  constitution,
  source(
    'california-lenders',
    'California Financial Code 22002: licensed lenders are exempt from article XV (undated)',
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22002',
  ),
  largeLoans,
];

export const californiaCollection = source(
  'california-collection',
  'Manatt, a law firm, on Senate Bill 1286 of 2024: debt collection of business debts (undated)',
  'https://manatt.com/Insights/Newsletters/Client-Alert/California-Extends-State-Debt-Collection-Law-to-Co',
);
