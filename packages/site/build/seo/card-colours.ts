import { kitColours } from '@boundless/ui/brand-theme';
import type { PartnerData } from '../data/partner-data.js';

const white = kitColours['paper-0'];

/** The colours of a page's card where they are not our own: a partner's page has the background of its closing band. */
export function cardColours(data: unknown) {
  const { theme } = (data ?? {}) as Partial<PartnerData>;
  return theme && { ground: theme['--brand-deep'], text: white, accent: white, spark: kitColours['sun-400'] };
}
