import { office } from '../src/site/office.js';

/** A figure that is not a marketing claim: a date, a time, an address, a legal term or a code. */
export interface NonClaim {
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
    pages: ['footer', 'privacy', 'terms', 'forms', 'complaints', 'accessibility'],
    why: 'postal address',
  })),
  {
    text: 'November 28, 2026',
    pages: ['privacy', 'terms', 'complaints', 'accessibility', 'how-we-are-paid'],
    why: 'date of the text',
  },
  {
    text: '2 business days',
    pages: ['complaints', 'accessibility', 'privacy'],
    why: 'time to confirm a complaint or a report',
  },
  { text: '10 business days', pages: ['complaints'], why: 'time to answer a complaint' },
  { text: 'within 30 days', pages: ['complaints'], why: 'time to answer a complaint on personal information' },
  ...['56 days', '180 days'].map((text) => ({ text, pages: ['complaints'], why: 'times of the ombudsman for banks' })),
  ...['WCAG) 2.2', 'WCAG 2.0', '200%', '400%', '50 or more'].map((text) => ({
    text,
    pages: ['accessibility'],
    why: 'guidelines, zoom and the law of Ontario',
  })),
  { text: '13 CFR 103.5', pages: ['how-we-are-paid'], why: 'rule of the SBA' },
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
    '16.6% a year',
    '13.1% to 18.7% a year',
    '120 days',
  ].map((text) => ({ text, pages: ['products'], why: 'examples of prices, with assumed rates' })),
  ...['7(a) or 504', '7(a) lender', 'form of 2008', 'Form 159'].map((text) => ({
    text,
    pages: ['how-we-are-paid'],
    why: 'names of programs and of a form',
  })),
  { text: 'November 25, 2026', pages: ['privacy', 'terms'], why: 'date of the revision' },
  { text: 'sections 10 to 12', pages: ['accessibility', 'terms'], why: "sections of Quebec's Charter of human rights" },
  { text: 'people under 16', pages: ['privacy'], why: "an age of California's privacy law" },
  { text: 'January 1, 2027', pages: ['privacy'], why: "the first day of California's rules on automated decisions" },
  ...[
    'Chapter 398',
    'House Bill 700',
    '7 TAC 86.301 to 86.322',
    'Financial Code 22800 to 22806',
    '$500,000',
    'September 1, 2025',
    '$1 million',
    'December 31, 2026',
  ].map((text) => ({
    text,
    pages: ['terms'],
    why: 'laws of Texas and California on commercial financing',
  })),
  ...['Chapter 22.1 of title 6.2', 'July 1, 2022', '8 V.S.A. 2225', 'section 55'].map((text) => ({
    text,
    pages: ['terms'],
    why: 'laws of Virginia, Vermont and Quebec',
  })),
  ...['9:3137.10', 'House Bill 470', 'August 1, 2025'].map((text) => ({
    text,
    pages: ['terms'],
    why: 'law of Louisiana on revenue-based financing',
  })),
  ...['Article 2660', 'SBA 504', 'UCC-1', 'Article 9'].map((text) => ({
    text,
    pages: ['glossary'],
    why: 'name of a law or program',
  })),
  ...[
    'section 22802',
    'Article 8 of the Financial Services Law',
    '$2.5 million',
    'section 810',
    '23 NYCRR 600.21',
    'chapter 13-04.1',
    'House Bill 1127 of 2025',
    'Administrators Act, 2006',
    'Section 347 of the Criminal Code',
    'section 4 of the',
  ].map((text) => ({ text, pages: ['terms'], why: 'laws of California, New York, North Dakota and Canada' })),
  { text: 'February 17, 2026', pages: ['complaints'], why: 'day of a law of New York' },
  { text: 'often 30 days', pages: ['glossary'], why: 'what banks usually ask' },
  { text: '404', pages: ['not-found'], why: 'status code' },
  { text: 'April 10, 2023', pages: ['privacy', 'terms'], why: 'date of the legal text' },
  ...['3 to 6 months', 'two years'].map((text) => ({
    text,
    pages: ['how-it-works'],
    why: 'documents that lenders often ask for',
  })),
  { text: '12 hours', pages: ['privacy'], why: 'lifetime of the staff cookie' },
  { text: '30 days', pages: ['privacy', 'admin'], why: 'time to answer a request, and to erase spam' },
  { text: '400 days', pages: ['privacy'], why: 'time for which the record of the staff is kept' },
  { text: 'more than 10,000 entries', pages: ['admin'], why: 'from where a total is an estimate' },
  { text: '45 days', pages: ['privacy'], why: 'time that the CCPA allows for an answer' },
  ...['Law 25', 'section 17 of the private-sector act', 'Section 3.2 of Quebec'].map((text) => ({
    text,
    pages: ['privacy'],
    why: 'names of laws of Quebec',
  })),
  ...['525, boulevard René-Lévesque Est, bureau 2.36', 'Québec (Québec) G1R 5S9', '30 Victoria Street', 'K1A 1H3'].map(
    (text) => ({ text, pages: ['privacy'], why: 'address of a commissioner' }),
  ),
  { text: 'January 1, 2022', pages: ['privacy'], why: 'first day of the older records in California' },
  { text: 'look back 12 months', pages: ['privacy'], why: 'period of CCPA records' },
  {
    text: '10 business days',
    pages: ['terms', 'privacy'],
    why: 'time to resolve a dispute, and to stop mails and texts',
  },
  { text: 'previous 12 months', pages: ['terms'], why: 'cap on liability' },
  { text: '100 CAD', pages: ['terms'], why: 'cap on liability' },
  { text: 'within 60 days', pages: ['terms'], why: 'time to ask a lender for its reasons, 12 CFR 1002.9' },
  { text: '30 days before', pages: ['terms'], why: 'notice of a change' },
  { text: 'until June 30, 2027', pages: ['partners/doola'], why: 'the last day of the offer' },
  { text: 'For one month', pages: ['testimonials'], why: "a customer's own experience" },
];
