import type { LenderLogo } from '@boundless/content/schemas/lender-logo';
import type { PartnerPage } from '@boundless/content/schemas/partner-page';
import type { BrandTheme } from '@boundless/ui/brand-theme';

/** What a partner's page is rendered from. */
export interface PartnerData {
  partner: PartnerPage;
  theme: BrandTheme['variables'];
  /** In the order of the partner's file. */
  lenders: readonly LenderLogo[];
}
