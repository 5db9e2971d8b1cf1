/**
 * The states that set no limit, or hardly one, on the rate of a loan to a business, as far as we have read: see `free-rates.ts`, and of Vermont
 * `price-laws.ts`. Apart from their laws, so that "Which fits?" does not load those.
 */
export const unlimitedRates: readonly string[] = [
  'US-AZ',
  'US-IL',
  'US-LA',
  'US-MO',
  'US-OH',
  'US-PA',
  'US-UT',
  'US-VA',
  'US-VT',
  'US-WA',
];
