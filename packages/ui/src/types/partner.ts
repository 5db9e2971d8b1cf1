import type { FaqEntry, Feature, SectionHeading, Step } from './common.js';
import type { LenderLogo } from './marketing.js';

/** What the first screen of a partner's page says. */
export interface PartnerHeroContent {
  /** Words of the badge. */
  offer: string;
  /** Last day of the offer, as an ISO date. */
  validUntil?: string | undefined;
  hero: SectionHeading;
  /** The line under the hero's button. */
  note: string;
  /** A picture of what the partner's records fill in; without it the drawing is alone. */
  profile?: { title: string; items: readonly { label: string; value: string }[] } | undefined;
}

/** Sections of a partner's page that may come again with other words. */
export interface PartnerSectionContent {
  financingTypes: { title: string; lede: string; items: readonly Feature[] };
  steps: { title: string; items: readonly Step[] };
  faq: { title: string; items: readonly FaqEntry[] };
  closing: SectionHeading;
}

/** A section of a partner's page: by name with the page's own words, or with words that only this place has. */
export type PartnerSection =
  | 'hero'
  | 'lenders'
  | 'disclosures'
  | keyof PartnerSectionContent
  | {
      [Name in keyof PartnerSectionContent]: { section: Name; content: PartnerSectionContent[Name] };
    }[keyof PartnerSectionContent];

/** What a partner's page says. Copy and links only: its colours come as a theme. */
export interface PartnerPageContent extends PartnerHeroContent, Partial<PartnerSectionContent> {
  /** Becomes `data-partner`. */
  id: string;
  /** The name is shown where there is no logo. */
  brand: { name: string; logo?: LenderLogo | undefined };
  lenders?: { label: string } | undefined;
  /** What has to be said, in small print. */
  disclosures: readonly string[];
  /**
   * Which sections the page has, in order. One that is not named is left out; a name without words shows nothing.
   * @default hero, lenders, financingTypes, steps, faq, closing, disclosures
   */
  sections?: readonly PartnerSection[] | undefined;
}
