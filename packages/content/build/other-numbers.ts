import { examples } from '../src/facts/funding/examples.js';
import { office } from '../src/site/office.js';

/** A figure that is not a marketing claim: a time, an address, an example or a code. */
interface NonClaim {
  text: string;
  /** Entries that may show it. */
  pages: readonly string[];
  why: string;
}

export const nonClaims: readonly NonClaim[] = [
  { text: '9AM-5PM EST', pages: ['footer'], why: 'support hours, as the footer writes them' },
  { text: '9 AM-5 PM EST', pages: ['contact-us'], why: 'support hours' },
  { text: '© 2025', pages: ['footer'], why: 'year of the copyright' },
  ...office.map((text) => ({
    text,
    pages: ['footer', 'forms'],
    why: 'postal address',
  })),
  { text: '7(a) and 504', pages: ['products'], why: 'names of programs' },
  ...[
    '$100,000 at an assumed 9.5% over 60 months',
    '$2,100 a month',
    '$26,011 of interest',
    '3%',
    'for each 30 days',
    '$50,000 for 60 days',
    '$3,000',
    '36.5% a year',
    '12% interest a year',
    '1.5% for an appraisal',
    '16.8% a year',
    '13.1% to 18.7% a year',
    '120 days',
    `${examples.supplyChainInvoice} ${examples.supplyChainDays} early`,
    examples.supplyChainDiscount,
  ].map((text) => ({ text, pages: ['products'], why: 'examples of prices, with assumed rates' })),
  ...['Article 2660', 'SBA 504', 'UCC-1', 'Article 9'].map((text) => ({
    text,
    pages: ['glossary'],
    why: 'name of a law or program',
  })),
  { text: 'January 1, 2022', pages: ['privacy'], why: 'first day of the older records in California' },
  { text: '$500,000', pages: ['terms', 'terms-using-the-service'], why: 'limit of laws of California and Virginia' },
  { text: 'C$15,000', pages: ['complaints'], why: "the most that Quebec's small claims court hears" },
  { text: 'often 30 days', pages: ['glossary'], why: 'what banks usually ask' },
  { text: '404', pages: ['not-found'], why: 'status code' },
  ...['3 to 6 months', 'two years'].map((text) => ({
    text,
    pages: ['how-it-works'],
    why: 'documents that lenders often ask for',
  })),
  { text: '30 days', pages: ['admin'], why: 'time to answer a request, and to erase spam' },
  { text: 'more than 10,000 entries', pages: ['admin'], why: 'from where a total is an estimate' },
  { text: 'until June 30, 2027', pages: ['partners/doola'], why: 'the last day of the offer' },
  { text: 'For one month', pages: ['testimonials'], why: "a customer's own experience" },
];
