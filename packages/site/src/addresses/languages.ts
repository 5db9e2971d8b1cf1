import { language } from '@boundless/content/language';
import { type Language, languages } from '@boundless/content/languages';
import type { Page } from '@boundless/content/pages';
import { translatedArticles } from '@boundless/content/translated-articles';

/** Whether the page at `path`, whose route is `route`, is in a language. English has every page. */
export function isIn({ code, prefix }: Language, { page, alsoIn }: Page, path: string): boolean {
  if (prefix === '') return true;
  const [, slug] = (page === 'article' && path.match(/^\/blog\/([^/:]+)$/)) || [];
  return Boolean(slug ? translatedArticles[code]?.includes(slug) : alsoIn?.includes(code));
}

/** The address of `path`, which has no language, in a language: `/fr` for `/`. */
export const addressIn = ({ prefix }: Language, path: string) =>
  prefix && /^\/(?![^?#])/.test(path) ? prefix + path.slice(1) : prefix + path;

/** The address of a plain form: not a link, so the router does not put it into the language of this build. */
export const formAddress = (path: string) => addressIn(language, path);

/** The page in each of its languages, this one included. */
export const languagesOf = (route: Page, path: string): readonly Language[] =>
  languages.filter((one) => isIn(one, route, path));
