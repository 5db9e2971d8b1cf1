import type { FaqEntry, Feature, PageTranslation, SectionHeading, Step } from './common.js';
import type { LenderLogo, Testimonial } from './marketing.js';

/** The first screen of a partner's page. */
export interface PartnerHeroContent {
  /** Text of the badge. */
  offer?: string | undefined;
  /** Last day of the offer, as an ISO date. */
  validUntil?: string | undefined;
  hero: SectionHeading;
  /** The line below the hero's button. */
  note: string;
  /** A drawing of the profile that the partner's records fill in; without it only the rings are shown. */
  profile?:
    | { title: string; items: readonly { label: string; value: string }[]; invented?: boolean | undefined }
    | undefined;
}

/** Sections of a partner's page that may be repeated with other texts. */
export interface PartnerSectionContent {
  financingTypes: { title: string; lede: string; items: readonly Feature[] };
  steps: { title: string; items: readonly Step[] };
  testimonial: Testimonial;
  faq: { title: string; items: readonly FaqEntry[] };
  closing: SectionHeading;
}

/**
 * A section of a partner's page: its name, to use the page's texts, or an object with texts of its own. `custom` is what the
 * page's `children` show.
 */
export type PartnerSection =
  | 'hero'
  | 'lenders'
  | 'disclosures'
  | { section: 'custom' }
  | keyof PartnerSectionContent
  | {
      [Name in keyof PartnerSectionContent]: { section: Name; content: PartnerSectionContent[Name] };
    }[keyof PartnerSectionContent];

/** The content of a partner's page. Only copy and links: colours are in the theme. */
export interface PartnerPageContent extends PartnerHeroContent, Partial<PartnerSectionContent> {
  /** Id of the partner, which becomes `data-partner`. */
  id: string;
  /** The name is shown if there is no logo. */
  brand: { name: string; logo?: LenderLogo | undefined };
  lenders?: { label: string } | undefined;
  /** What replaces these texts after `validUntil` (`withoutEndedOffer`). Hero and closing keep their buttons. */
  ended?: Partial<Omit<PartnerPageContent, 'id' | 'brand' | 'ended'>> | undefined;
  /** Legal disclosures in small print. */
  disclosures: readonly string[];
  /**
   * The sections of the page, in order. Sections that are not named are left out; a named one without texts shows
   * nothing.
   * @default hero, lenders, financingTypes, steps, testimonial, faq, custom, closing, disclosures
   */
  sections?: readonly PartnerSection[] | undefined;
}

/** The same page in another language. */
export type PartnerTranslation = PageTranslation;
