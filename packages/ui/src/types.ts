/**
 * The shapes of content that the kit's sections take. The kit knows nobody's copy: whoever composes a page brings data of
 * these shapes. They are plain and structural, so that any content source whose types match can be used as it is.
 */

/** A link that is drawn as a button or a text link. An absolute `http(s)` address opens in a new tab. */
export interface Action {
  label: string;
  href: string;
}

/** Name of an icon that the kit ships; see the Icons page. */
export type { IconName } from './components/icon/icons.js';

import type { IconName } from './components/icon/icons.js';

/** What most sections begin with. */
export interface SectionHeading {
  title: string;
  lede?: string;
  actions?: readonly Action[];
}

/** A marketing figure with its label, as in "1000+ businesses funded". */
export interface Stat {
  number: string;
  label: string;
}

/** A short titled text with an icon. */
export interface Feature {
  icon: IconName;
  title: string;
  description: string;
}

/** A feature with a picture that the kit draws. */
export interface DrawnFeature {
  /** Which picture; without one its number stands in its ring. */
  drawing?: 'offer' | 'documents' | 'call' | 'insights';
  title: string;
  description: string;
}

/** A card that leads somewhere. */
export interface LinkedFeature extends Feature {
  action: Action;
}

export interface Testimonial {
  quote: string;
  name: string;
  position: string;
  company: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** Address of a picture; without one the initials are drawn. */
  avatarImage?: string;
}

/** A lender's wordmark. `markup` is the inner markup of a trusted, single-colour SVG drawn with `currentColor`. */
export interface LenderLogo {
  name: string;
  viewBox: string;
  markup: string;
}

export interface IndustryCard {
  title: string;
  icon: IconName;
  description: string;
  items: readonly string[];
}

/** One funded business, told in a ledger row. */
export interface SuccessStory {
  amount: string;
  product: string;
  use: string;
  industry: string;
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
  imageAlt: string;
}

export interface FaqEntry {
  question: string;
  /** Light markup: `**strong**`, `[link](/path)`, line breaks. */
  answer: string;
}

export interface Founder {
  name: string;
  role: string;
  bio: string;
}

/** A before-and-after ledger beside a picture. `slug` and `category` choose the cover. */
export interface CaseStudyContent extends SectionHeading {
  slug: string;
  category: string;
  before: string;
  now: string;
}

/** One step of a sequence. */
export interface Step {
  title: string;
  description: string;
}

export interface ArticleSummary {
  slug: string;
  href: string;
  title: string;
  excerpt: string;
  author: string;
  /** As printed, e.g. "March 3, 2025". */
  date: string;
  /** The same day as ISO 8601, for machines. */
  isoDate?: string;
  /** As printed, e.g. "5 min read". */
  readTime: string;
  category: string;
  /** Describes the cover where that is shown large. */
  image?: { alt: string };
}

/** Who wrote an article. `avatar` is the address of a picture; without one a generic icon stands there. */
export interface Author {
  name: string;
  role: string;
  avatar?: string;
}

/** What stands around the articles of a blog. `value` is what the address carries; no categories means all of them. */
export interface BlogContent {
  hero: SectionHeading;
  filtersLabel: string;
  filters: readonly { label: string; value: string; categories: readonly string[] }[];
  featuredLabel: string;
  latestTitle: string;
  loadMore: string;
  readArticle: string;
  empty: string;
}

/** `heading` may be empty. `content` is in the light markup of specification section 2. */
export interface ArticleSection {
  heading: string;
  content: string;
}

export interface Article extends ArticleSummary {
  type: string;
  introduction: string;
  sections: readonly ArticleSection[];
  /** Whether its sections fade in as they are reached. @default true */
  reveal?: boolean;
}

/** What stands around every article. */
export interface ArticlePageContent {
  backToBlog: Action;
  contents: string;
  authorBio: string;
  share: string;
  save: string;
  saved: string;
  cta: SectionHeading;
  relatedTitle: string;
  readArticle: string;
}

export interface LegalSection {
  /** Also its anchor. */
  id: string;
  heading: string;
  /** Light markup; blank lines separate paragraphs. */
  content: string;
}

export interface LegalText {
  title: string;
  /** As printed, e.g. "April 10, 2023". */
  updated: string;
  summary: string;
  sections: readonly LegalSection[];
}

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

/** One menu of the header. `panel: 'mega'` is the Knowledge panel. */
export interface NavigationMenu {
  label: string;
  links: readonly Action[];
}

export interface MegaMenuContent {
  label: string;
  feature: Action & { description: string; slug: string; category: string };
  articlesLabel: string;
  articles: readonly (Action & { description: string })[];
  allArticles: Action;
  productsLabel: string;
  products: readonly (Action & { description: string; icon: IconName })[];
  action: Action;
  note: string;
}

export interface HeaderContent {
  /** In order; the mega menu stands where `mega` is found. */
  menus: readonly (NavigationMenu | { mega: MegaMenuContent })[];
  signIn: Action;
  createAccount: Action;
}

export interface FooterContent {
  newsletter: { title: string; description: string };
  columns: readonly { title: string; links: readonly Action[] }[];
  address: readonly string[];
  hours: string;
  email: string;
  social: readonly { network: 'linkedin' | 'instagram' | 'x' | 'facebook'; href: string; label: string }[];
  copyright: string;
}

/** What staff read of what was sent: a contact message, a partnership inquiry or a subscription (specification section 3). */
export interface Submission {
  id: string;
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  message?: string | undefined;
  /** ISO 8601. */
  submittedAt?: string | undefined;
  partnershipType?: string | undefined;
  partnershipGoals?: string | undefined;
  jobTitle?: string | undefined;
  businessDescription?: string | undefined;
  fundingRange?: string | undefined;
  clientVolume?: string | undefined;
  consent?: boolean | undefined;
  /** Whether somebody has answered it. */
  handled?: boolean | undefined;
  /** ISO 8601. */
  handledAt?: string | undefined;
  /** What staff wrote beside it. */
  note?: string | undefined;
}

/** Who did what in the staff's pages, and when. */
export interface AuditRecord {
  id: string;
  /** ISO 8601. */
  at: string;
  action: string;
  /** What it was done to. */
  subject?: string | undefined;
  /** Network address that it came from. */
  address: string;
}

/** One submission on its way to somebody who is told about it. */
export interface DeliveryRecord {
  id: string;
  /** Which kind of submission it tells about. */
  kind: string;
  /** How it is told. */
  channel: string;
  state: 'pending' | 'sent' | 'failed';
  attempts: number;
  /** ISO 8601, as the next two. */
  createdAt: string;
  updatedAt: string;
  nextAttemptAt?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
}

/** What the cookie banner says. */
export interface CookieBannerContent {
  text: string;
  /** Where to read more. */
  link?: Action;
  /** Name of the button that accepts for good. @default 'Ok' */
  accept?: string;
  /** Name of the button that closes it for now. @default 'Close' */
  close?: string;
}
