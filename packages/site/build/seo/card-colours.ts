import { kitColours } from '@boundless/ui/brand-theme';
import type { PartnerData } from '../../src/data/partner-data.js';

const white = kitColours['paper-0'];

/** Colours of the social card of a partner's page. The background is that of the page's closing band. Undefined for other pages. */
export function cardColours(data: unknown) {
  const { theme } = (data ?? {}) as Partial<PartnerData>;
  return theme && { background: theme['--bl-brand-deep'], text: white, accent: white, sun: kitColours['sun-400'] };
}
