import { language } from '@boundless/content/language';
import { languages } from '@boundless/content/languages';
import type { Page } from '@boundless/content/pages';
import type { PageTranslation } from '@boundless/ui/types';
import { addressIn, isIn } from './languages.js';
import { isHere, routeAt } from './routes.js';

/** Parameters that say that a form was sent. In another language nothing was. */
const ofSentForms = ['sent', 'pending'];

/**
 * Links to the page at `path` in other languages, with what was entered; to the home page in a language that the page is not in.
 *
 * @param params the parameters of the address
 */
export function otherLanguages(route: Page, path: string, params: URLSearchParams): PageTranslation[] {
  const kept = new URLSearchParams([...params].filter(([name]) => !ofSentForms.includes(name)));
  // The address leaves out the currency of its language, and amounts stay in theirs.
  if (path.startsWith('/tools/') && String(kept) && !kept.has('currency')) kept.set('currency', language.currency);
  const query = String(kept);
  const page = (route.canonical ?? path) + (query && `?${query}`);
  return languages
    .filter(({ code }) => code !== language.code)
    .map((other) => ({
      lang: other.lang,
      dir: other.dir,
      label: other.name,
      href: addressIn(other, route.path !== '*' && isIn(other, route, path) ? page : '/'),
    }));
}

/**
 * The address of a link to `href`, whose path is `path`, and its language if that is another one: a page that is not in this language is linked
 * in English.
 */
export function localLink(href: string, path: string): { href: string; hrefLang?: string } {
  if (language.prefix === '' || !href.startsWith('/') || !routeAt(path)) return { href };
  return isHere(path) ? { href: addressIn(language, href) } : { href, hrefLang: languages[0].lang };
}
