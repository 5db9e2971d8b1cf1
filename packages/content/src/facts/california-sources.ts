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

/** On Senate Bill 666 of 2023, Civil Code 1799.300 and following. */
export const californiaFees: readonly FactSource[] = [
  source(
    'california-fees-damages',
    'California Civil Code 1799.303, in a copy of self-law.org: damages for forbidden fees (undated)',
    'https://self-law.org/code/ca/civil-code/1799-303',
  ),
  source(
    'california-fees-summary',
    'JD Supra on Senate Bill 666 of 2023: small businesses, lien fees and waivers (undated)',
    'https://www.jdsupra.com/legalnews/california-joins-war-on-fees-with-7047606/',
  ),
];

export const californiaCollection = source(
  'california-collection',
  'Manatt, a law firm, on Senate Bill 1286 of 2024: debt collection of business debts (undated)',
  'https://manatt.com/Insights/Newsletters/Client-Alert/California-Extends-State-Debt-Collection-Law-to-Co',
);
