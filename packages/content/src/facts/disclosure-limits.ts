/** Up to how many US dollars a disclosure law of a state covers an offer. Apart from the laws in `disclosure-laws.ts`, because the terms need these alone. */
export const disclosureLimits = {
  'US-CA': 500_000,
  'US-CT': 250_000,
  'US-FL': 500_000,
  'US-GA': 500_000,
  'US-KS': 500_000,
  'US-MO': 500_000,
  'US-NY': 2_500_000,
  'US-UT': 1_000_000,
  'US-VA': 500_000,
} as const;
