import { atFirstSign } from './at-first-sign.js';
import { wholeStyles } from './whole-styles.js';

export const HeaderMenu = atFirstSign(async () => (await import('./header-menu.js')).HeaderMenu);
export const HeaderMobileMenu = atFirstSign(async () => (await import('./header-mobile-menu.js')).HeaderMobileMenu);

/**
 * Fetches what the frame of another page needs and the document at hand may not have brought: all styles, and the menus, which
 * a page with a frame of its own has none of. Never rejects: a page is better off without them than not there.
 */
export const fetchFrame = () => Promise.allSettled([wholeStyles(), HeaderMenu.fetch(), HeaderMobileMenu.fetch()]);
