import type { PartnerData } from '../../src/data/partner-data.js';

/** The colours of a page's card where they are not our own: a partner's page wears the ground of its closing band. */
export function cardColours(data: unknown) {
  const { theme } = (data ?? {}) as Partial<PartnerData>;
  return theme && { ground: theme['--brand-deep'], text: '#ffffff', accent: '#ffffff', spark: '#feae39' };
}
