import type { FactSource } from '../schemas/fact.js';

/** A page that states a law. If it names no day, its title ends with "(undated)", and `asOf` is the day on which it was read. */
export const lawSource = (subject: string, region: string, title: string, href: string, asOf: string): FactSource => ({
  id: `${subject}-${region.toLowerCase()}`,
  title,
  href,
  jurisdiction: region,
  asOf,
  ...(title.endsWith('(undated)') && { isUndated: true }),
  // Most states pass their laws in the first half of a year, and we have not checked their texts against the sessions of 2025 and 2026.
  reviewBy: region.startsWith('US-') ? '2027-01-31' : '2027-05-31',
});
