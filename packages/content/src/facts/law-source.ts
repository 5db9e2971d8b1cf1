import type { FactSource } from '../schemas/fact.js';

/** A page that states a law. If it names no day, its title ends with "(undated)", and `asOf` is the day on which it was read. */
export const lawSource = (subject: string, region: string, title: string, href: string, asOf: string): FactSource => ({
  id: `${subject}-${region.toLowerCase()}`,
  title,
  href,
  jurisdiction: region,
  asOf,
  ...(title.endsWith('(undated)') && { isUndated: true }),
  reviewBy: '2027-05-31',
});
