import type { IconName } from '../lib/icons.js';
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
  /** A row of further links below the three columns. */
  tools?: NavigationMenu;
}

export interface HeaderContent {
  /** The menus, in order. The one with `mega` is the mega menu. */
  menus: readonly (NavigationMenu | { mega: MegaMenuContent })[];
  signIn: Action;
  createAccount: Action;
}

export interface FooterContent {
  newsletter: {
    title: string;
    description: string;
    /** Link below the form, for what happens with the address. */
    privacy?: Action | undefined;
  };
  columns: readonly { title: string; links: readonly Action[] }[];
  address: readonly string[];
  hours: string;
  email: string;
  /** Shown as a link. */
  phone?: string | undefined;
  social: readonly { network: 'linkedin' | 'instagram' | 'x' | 'facebook'; href: string; label: string }[];
  copyright: string;
}

export interface CookieBannerContent {
  text: string;
  /** Link to read more. */
  link?: Action;
  /** Label of the button that accepts permanently. @default 'Ok' */
  accept?: string;
  /** Label of the button that closes it until the next load. @default 'Close' */
  close?: string;
}
