import { language } from '@boundless/content/language';
import { languages } from '@boundless/content/languages';
import type { Page } from '@boundless/content/pages';
import type { PageTranslation } from '@boundless/ui/types';
import { addressIn, isIn } from './languages.js';
import { plainNumber } from './plain-number.js';
import { isHere, routeAt } from './routes.js';

/** Parameters that say that a form was sent. In another language nothing was. */
export const ofSentForms = ['sent', 'pending'];

/** The parameters of a tool, with the currency that an address in this language leaves out, and with numbers that every language reads alike. */
function inAnyLanguage(params: URLSearchParams): URLSearchParams {
  const given = [...params];
  if (given.length === 0) return params;
  return new URLSearchParams([
    ...given.map(([name, text]) => [name, plainNumber(text, language.locale)]),
    ...(params.has('currency') ? [] : [['currency', language.currency]]),
  ]);
}

/**
 * Links to the page at `path` in other languages, with what was entered; to the home page in a language that the page is not in.
 *
 * @param params the parameters of the address
 */
export function otherLanguages(route: Page, path: string, params: URLSearchParams): PageTranslation[] {
  const kept = new URLSearchParams([...params].filter(([name]) => !ofSentForms.includes(name)));
  const query = String(path.startsWith('/tools/') ? inAnyLanguage(kept) : kept);
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
