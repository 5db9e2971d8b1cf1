import logos from '../../../generated/partner-logos.json' with { type: 'json' };
import type { LenderLogo } from '../../schemas/lender-logo.js';
import type { PartnerInput, PartnerPage } from '../../schemas/partner-page.js';
import { partnerDefaults } from './defaults.js';

/** What a page shares with its translations. */
const sharedWith = ({ brand, partnerId, invented, validFrom, validUntil, lenders: { names } }: PartnerPage) => ({
  ...{ brand, partnerId, lenders: { names } },
  ...(invented && { invented }),
  ...(validFrom && { validFrom }),
  ...(validUntil && { validUntil }),
});

/** Makes a partner's page from its file. Fields that the file omits get Boundless's defaults. */
export function definePartner(input: PartnerInput): PartnerPage {
  const { id, ...own } = input;
  const original = 'translationOf' in input ? input.translationOf : undefined;
  const shared = original && sharedWith(original);
  const brand = input.brand ?? (original as PartnerPage).brand;
  const defaults = partnerDefaults({ id, brand, partnerId: input.partnerId ?? original?.partnerId });
  const logo = brand.logo ?? (logos as Record<string, LenderLogo>)[id];
  const { ended } = input;
  return {
    ...defaults,
    ...shared,
    ...own,
    translationOf: original?.id,
    brand: { ...brand, ...(logo && { logo: { ...logo, name: brand.name } }) },
    lenders: { ...defaults.lenders, ...shared?.lenders, ...input.lenders },
    hero: { ...defaults.hero, ...input.hero },
    closing: { ...defaults.closing, ...input.closing },
    ...(ended && {
      ended: {
        ...ended,
        ...(ended.hero && { hero: { ...defaults.hero, ...ended.hero } }),
        ...(ended.closing && { closing: { ...defaults.closing, ...ended.closing } }),
      },
    }),
  };
}
