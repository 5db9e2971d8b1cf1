import { lendersNamed } from '@boundless/content/entries/lenders-list';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { partners } from '@boundless/content/partners';
import { brandTheme } from '@boundless/ui/brand-theme';

/** Partners whose pages are published; samples are not. */
export const partnerIds = (): string[] => partnerRoutes.map(({ id }) => id);

/** What a partner's page is rendered from. */
export type PartnerData = NonNullable<ReturnType<typeof partnerData>>;

/** The theme is derived here, so that no browser has to. */
export function partnerData(id: string) {
  const partner = partners[id];
  if (!partner || !partnerIds().includes(id)) return undefined;
  return { partner, theme: brandTheme(partner.brand).variables, lenders: lendersNamed(partner.lenders.names) };
}
