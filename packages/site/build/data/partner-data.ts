import { lendersNamed } from '@boundless/content/entries/lenders-list';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { partners } from '@boundless/content/partners';
import { brandTheme } from '@boundless/ui/brand-theme';

/** Ids of the partners whose pages are published. Sample partners are not. */
export const partnerIds = (): string[] => partnerRoutes.map(({ id }) => id);

/** The data of a partner's page. */
export type PartnerData = NonNullable<ReturnType<typeof partnerData>>;

/** The theme is derived at build time, so that browsers do not need the code for it. */
export function partnerData(id: string) {
  const partner = partners[id];
  if (!partner || !partnerIds().includes(id)) return undefined;
  return { partner, theme: brandTheme(partner.brand).variables, lenders: lendersNamed(partner.lenders.names) };
}
