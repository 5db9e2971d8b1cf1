import type { FactSource } from '../../schemas/fact.js';

/** The survey of banks after `kansasCityLoans`. We could not read its rates. Apart from `sources.ts`, because only the comparison names it. */
export const kansasCityNext: FactSource = {
  id: 'kansas-city-next',
  title:
    'Federal Reserve Bank of Kansas City, Small Business Lending Survey for the fourth quarter of 2025: rates fell',
  href: 'https://www.kansascityfed.org/surveys/small-business-lending-survey/small-business-lending-continues-to-increase-q4-2025',
  jurisdiction: 'US',
  asOf: '2025-12-31',
  reviewBy: '2027-05-31',
};
