import type { IconName } from '../components/icon/icons.js';
import type { Action } from './common.js';

/** One menu of the header, as a list of links. */
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
  /** In order; the mega menu is where `mega` is found. */
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
