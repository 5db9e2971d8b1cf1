import type { Page } from '@boundless/content/pages';
import { addressIn, languagesOf } from '../../src/addresses/languages.js';

/**
 * The addresses of the page at `path` in each of its languages, for `hreflang`. `x-default`, for all other readers, is the English page. None
 * if the page is in one language only.
 */
export function alternatesOf(route: Page, path: string): { lang: string; href: string }[] {
  const { canonical = path } = route;
  const found = languagesOf(route, path).map((one) => ({ lang: one.lang, href: addressIn(one, canonical) }));
  const [english] = found;
  return english && found.length > 1 ? [...found, { lang: 'x-default', href: english.href }] : [];
}
