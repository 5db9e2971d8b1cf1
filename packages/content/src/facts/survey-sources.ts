import type { FactSource } from '../schemas/fact.js';

/* Pages about what small businesses pay, as in `sources.ts`. */

export const isedCredit: FactSource = {
  id: 'credit-conditions',
  title: 'Innovation, Science and Economic Development Canada, Credit Conditions Survey 2022',
  href: 'https://ised-isde.canada.ca/site/sme-research-statistics/en/survey-data-and-analysis/credit-conditions-survey/credit-conditions-survey-2022',
  jurisdiction: 'CA',
  asOf: '2022-12-31',
  reviewBy: '2027-05-31',
};

/** The average rate less the average prime rate of the year: 6.2% and 4.1%. */
export const oecdCanada: FactSource = {
  id: 'oecd-canada',
  title: 'OECD, Financing SMEs and Entrepreneurs, Canada: what small businesses paid above prime in 2022, on all debt',
  href: 'https://read.oecd.org/10.1787/b770959d-en?format=html',
  jurisdiction: 'CA',
  asOf: '2022-12-31',
  reviewBy: '2027-05-31',
};

/** The pages of the survey itself that we could read have no rates. */
export const kansasCityLoans: FactSource = {
  id: 'kansas-city-loans',
  title:
    "Nav: average rates of business loans, from the Kansas City Fed's Small Business Lending Survey for the third quarter of 2025",
  href: 'https://www.nav.com/blog/what-is-the-average-business-loan-interest-rate-37650',
  jurisdiction: 'US',
  asOf: '2025-09-30',
  reviewBy: '2027-05-31',
};

/** The margin is our subtraction: 9.1% at banks in cities, less the prime rate of that time, 8.5%. */
export const kansasCityLines: FactSource = {
  id: 'kansas-city-lines',
  title:
    "Coleman Report, April 24, 2024: rates of credit lines at the end of 2023, from the Kansas City Fed's Small Business Lending Survey",
  href: 'https://colemanreport.com/new-small-business-lending-is-up-at-mid-sized-and-large-banks/',
  jurisdiction: 'US',
  asOf: '2023-12-31',
  reviewBy: '2027-05-31',
};

export const onlineRates: FactSource = {
  id: 'online-rates',
  title:
    'Fundera: ranges of business loan rates by type, with those of online lenders, lines, equipment, advances and invoices',
  href: 'https://www.fundera.com/business-loans/guides/business-loan-interest-rate',
  jurisdiction: 'US',
  asOf: '2025-03-21',
  reviewBy: '2027-05-31',
};

export const tradeCommission: FactSource = {
  id: 'ftc',
  title: 'US Federal Trade Commission on small business financing: fees of cash advances',
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
  isUndated: true,
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
