import { z } from 'zod';
import { action } from './action.js';
import { articleCategory } from './article.js';
import { iconName } from './icon-name.js';
import { slug, text } from './text.js';

export const navigationMenu = z.strictObject({ label: text, links: z.array(action).min(1) });

const megaMenu = z.strictObject({
  label: text,
  feature: z.strictObject({ ...action.shape, description: text, slug, category: articleCategory }),
  articlesLabel: text,
  articles: z.array(z.strictObject({ ...action.shape, description: text })).length(3),
  allArticles: action,
  productsLabel: text,
  products: z.array(z.strictObject({ ...action.shape, description: text, icon: iconName })).length(6),
  action,
  note: text,
  tools: navigationMenu,
});

export const header = z.strictObject({
  menus: z.array(z.union([navigationMenu, z.strictObject({ mega: megaMenu })])).min(1),
  signIn: action,
  createAccount: action,
});

export type NavigationMenu = z.infer<typeof navigationMenu>;
export type MegaMenuContent = z.infer<typeof megaMenu>;
export type HeaderContent = z.infer<typeof header>;
