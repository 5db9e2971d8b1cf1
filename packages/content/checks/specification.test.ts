import { expect, it } from 'vitest';
import { readArticles } from '../build/build-articles.js';
import { loadEntries } from '../build/entries.js';
import { paths } from '../build/paths.js';
import { plain, readableStrings } from '../build/strings.js';

/** Every claim of the specification's sections 1 and 2, in its words, by the entry or the article that has to show it. */
const claims: Readonly<Record<string, readonly string[]>> = {
  home: [
    '$3.5B+',
    'capital requests',
    '1000+',
    'businesses funded',
    '120+',
    'verified lenders',
    '4x',
    'success rate',
    '256-bit encryption',
    'minutes',
    '$3K to $300M',
    'hundreds of vetted lenders',
    'One Profile, All The Best Options',
    'The Future of Funding is Boundless.',
  ],
  'who-we-help': ['$5M', '$1M', '$1.5M', '$3.2M', '$700K', '$1.6M', 'last 12 months'],
  products: ['24-48 hours', 'up to $500K', '1-7 years', 'up to $10M', '90-day average terms', 'No personal guarantees'],
  compare: ['90-day average terms'],
  'about-us': ['$3.5B+', '1000+', '120+', '4x', '2022', 'Toronto', 'two', '256-bit encryption'],
  'contact-us': [
    'Mon-Fri 9 AM-5 PM EST',
    'Weekend support available',
    "We'll respond within 24 hours",
    'minutes',
    '24-48 hours',
    'completely free for businesses',
    'all industries and at all stages',
    '256-bit encryption',
  ],
  partners: ['120+', 'within 24 hours'],
  lenders: [
    '$3.5B+',
    '23%',
    '64%',
    'Capital Requests',
    'Decrease In Sales Cycle',
    'Increase In Completed Applications',
  ],
  'partner-contact': ['within 24 hours'],
  'partners/doola': [
    'six months old',
    'six months of revenue',
    '$15,000',
    'monthly top-line revenue',
    'USD 10K to over 100M',
    'over 100 lenders',
    'Limited time offer',
    'Get Funded Fast!',
  ],
  footer: ['9AM-5PM EST', 'Toronto', '2025', 'do not give financial advice', 'not a party to loan agreements'],
  privacy: ['April 10, 2023', '12 months', 'legal age of majority', 'advance'],
  terms: [
    'April 10, 2023',
    'lawfully incorporated in Canada or the United States',
    '10 business days',
    'the fees that you paid us in the previous 12 months and 100 CAD',
    'Ontario',
    'at our discretion',
  ],
  article: ['thousands of businesses', 'minutes'],
  'not-found': ['404', 'Page Not Found'],
  'debt-financing-guide': ['March 3, 2025', '5 min', 'Debt Financing: An Express Guide for Small Business Owners'],
  'why-accounting-for-small-business-matters': [
    'March 17, 2025',
    '4 min',
    'Why Accounting for Small Business Matters: Financial Clarity & Growth',
  ],
  '5-ways-to-manage-cashflow-for-seasonal-businesses': [
    'April 6, 2025',
    '6 min',
    '5 Ways to Manage Cashflow for Seasonal Businesses',
  ],
  'business-loans-vs-line-of-credit-guide': ['5 min'],
  'how-to-write-a-business-plan-step-by-step-guide': ['8 min'],
  'boundless-ai-highbeam-partnership': [
    'April 2, 2025',
    '2 min',
    'three free months',
    'Accelerate plan',
    'idle cash',
    'bill pay',
    'same-day ACH',
    'AI analyst',
    'bookkeeping assistant',
    'treasury agent',
    'white glove implementation',
  ],
  'boundless-ai-airwallex-partnership': [
    'June 1, 2025',
    '2 min',
    '$3,000 to $300 million',
    'over 150 capital providers',
  ],
  'reflecting-on-2024': ['over $3.35B funded', '79%', '2-3% industry average'],
  'asset-based-loans-vs-merchant-cash-advances': ['$500,000', '$1,000,000', '$5,000', '$10,000'],
  'what-is-an-sba-loan': ['$50,000', '$500,000', '50-90%'],
  'sba-emergency-loans-california-wildfires': ['$2 million', '60-day deadline', '9 months'],
  'what-is-invoice-factoring': ['1-5%'],
  'essential-tips-2025-success': ['3 to 6 months of expenses'],
};

const { articles } = await readArticles(paths.articles);
const texts = new Map<string, readonly string[]>([
  ...(await loadEntries()).map(({ id, value }) => [id, [...readableStrings(value)].map(({ text }) => text)] as const),
  ...articles.map(
    ({ meta, passages, sections }) =>
      [
        meta.slug,
        [
          meta.title,
          meta.date,
          meta.readTime ?? '',
          meta.excerpt ?? '',
          ...passages.map(({ text }) => text),
          ...sections.map(({ heading }) => heading),
        ],
      ] as const,
  ),
]);
const oneLine = (text: string) => plain(text).replaceAll(/\s+/g, ' ').toLowerCase();

it.each(Object.entries(claims))('shows every claim of the specification in its words: %s', (id, wordings) => {
  const text = oneLine((texts.get(id) ?? []).join('\n'));
  expect(wordings.filter((wording) => !text.includes(wording.toLowerCase()))).toEqual([]);
});
