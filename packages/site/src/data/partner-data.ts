import { lendersNamed } from '@boundless/content/entries/lenders-list';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { partners } from '@boundless/content/partners';
import type { LenderLogo } from '@boundless/content/schemas/lender-logo';
import type { PartnerPage } from '@boundless/content/schemas/partner-page';
import { type BrandTheme, brandTheme } from '@boundless/ui/brand-theme';

/** What a partner's page is rendered from. */
export interface PartnerData {
  partner: PartnerPage;
  theme: BrandTheme['variables'];
  /** In the order of the partner's file. */
  lenders: readonly LenderLogo[];
}

/** Partners whose pages are published; samples are not. */
export const partnerSlugs = (): string[] => partnerRoutes.map(({ slug }) => slug);

/** The page of that slug with its theme, which is derived here so that no browser has to. */
export function partnerData(slug: string): PartnerData | undefined {
  const partner = partners[slug];
  if (!partner || !partnerSlugs().includes(slug)) return undefined;
  return { partner, theme: brandTheme(partner.brand).variables, lenders: lendersNamed(partner.lenders.names) };
}
