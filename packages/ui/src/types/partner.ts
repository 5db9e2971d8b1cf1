import type { FaqEntry, Feature, SectionHeading, Step } from './common.js';
import type { LenderLogo } from './marketing.js';

/** What a partner's page says. Copy and links only: its colours come as a theme. */
export interface PartnerPageContent {
  /** Becomes `data-partner`. */
  slug: string;
  /** The name stands where there is no logo. */
  brand: { name: string; logo?: LenderLogo | undefined };
  /** Words of the badge. */
  offer: string;
  /** Last day of the offer, as an ISO date. */
  validUntil?: string | undefined;
  hero: SectionHeading;
  /** The line under the hero's button. */
  note: string;
  /** A picture of what the partner's records fill in; without it the drawing stands alone. */
  profile?: { title: string; items: readonly { label: string; value: string }[] } | undefined;
  lenders: { label: string };
  financingTypes: { title: string; lede: string; items: readonly Feature[] };
  steps: { title: string; items: readonly Step[] };
  faq: { title: string; items: readonly FaqEntry[] };
  closing: SectionHeading;
  /** What has to be said, in small print. */
  disclosures: readonly string[];
}
