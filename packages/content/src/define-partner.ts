import logos from '../generated/partner-logos.json' with { type: 'json' };
import { partnerDefaults } from './partner-defaults.js';
import type { LenderLogo } from './schemas/lender-logo.js';
import type { PartnerInput, PartnerPage } from './schemas/partner-page.js';

/** A partner's page from what its file says: all that it does not say is Boundless's own. */
export function definePartner(input: PartnerInput): PartnerPage {
  const { id, ...said } = input;
  const defaults = partnerDefaults(input);
  const logo = said.brand.logo ?? (logos as Record<string, LenderLogo>)[id];
  return {
    ...defaults,
    ...said,
    brand: { ...said.brand, ...(logo && { logo: { ...logo, name: said.brand.name } }) },
    hero: { ...defaults.hero, ...said.hero },
    closing: { ...defaults.closing, ...said.closing },
  };
}
