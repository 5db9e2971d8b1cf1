import { lendersNamed } from '@boundless/content/entries/lenders-list';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { partners } from '@boundless/content/partners';
import { brandTheme } from '@boundless/ui/brand-theme';
import type { PartnerData } from '../../src/data/partner-data.js';

/** Partners whose pages are published; samples are not. */
export const partnerIds = (): string[] => partnerRoutes.map(({ id }) => id);

/** The page of that id with its theme, which is derived here so that no browser has to. */
export function partnerData(id: string): PartnerData | undefined {
  const partner = partners[id];
  if (!partner || !partnerIds().includes(id)) return undefined;
  return { partner, theme: brandTheme(partner.brand).variables, lenders: lendersNamed(partner.lenders.names) };
}
