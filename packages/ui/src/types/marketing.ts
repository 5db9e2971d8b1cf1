import type { IconName } from '../lib/icons.js';
import type { SectionHeading } from './common.js';

export interface Testimonial {
  quote: string;
  name: string;
  position: string;
  company: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** Address of a picture; without one the initials are drawn. */
  avatarImage?: string;
  /** Whether this person is invented. */
  invented?: boolean | undefined;
}

/** A lender's wordmark. `markup` is the inner markup of a trusted, single-colour SVG drawn with `currentColor`. */
export interface LenderLogo {
  name: string;
  viewBox: string;
  markup: string;
  /** Whether this lender is invented. */
  invented?: boolean | undefined;
}

export interface IndustryCard {
  title: string;
  icon: IconName;
  description: string;
  items: readonly string[];
}

/** One funded business, as a ledger row. */
export interface SuccessStory {
  amount: string;
  product: string;
  use: string;
  industry: string;
  /** Whether this deal is invented. */
  invented?: boolean | undefined;
}

export interface FinancialProduct {
  /** Also the anchor of its section. */
  id: string;
  title: string;
  subtitle: string;
  description: string;
  icon: IconName;
  features: readonly string[];
  /** Who often uses it. */
  usedBy: string;
  /** What determines the price, in light markup. */
  price?: string | undefined;
  /** How fast it is, in light markup. */
  speed?: string | undefined;
  /** Where it is not offered, in light markup. */
  places?: string | undefined;
  imageAlt: string;
}

export interface Founder {
  name: string;
  role: string;
  bio: string;
  /** Whether this person is invented. */
  invented?: boolean | undefined;
}

/** A before-and-after list beside a picture. `slug` and `category` determine the cover. */
export interface CaseStudyContent extends SectionHeading {
  slug: string;
  category: string;
  before: string;
  now: string;
}
