import logos from '../generated/partner-logos.json' with { type: 'json' };
import { partnerDefaults } from './partner-defaults.js';
import type { LenderLogo } from './schemas/lender-logo.js';
import type { PartnerInput, PartnerPage } from './schemas/partner-page.js';

/** Makes a partner's page from its file. Fields that the file omits get Boundless's defaults. */
export function definePartner(input: PartnerInput): PartnerPage {
  const { id, ...given } = input;
  const defaults = partnerDefaults(input);
  const logo = given.brand.logo ?? (logos as Record<string, LenderLogo>)[id];
  return {
    ...defaults,
    ...given,
    brand: { ...given.brand, ...(logo && { logo: { ...logo, name: given.brand.name } }) },
    hero: { ...defaults.hero, ...given.hero },
    closing: { ...defaults.closing, ...given.closing },
  };
}
