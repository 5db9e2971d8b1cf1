/** A language of the site: its texts are in `src/<code>`, and those of English, the default, in `src`. */
export interface Language {
  code: string;
  /** The beginning of its addresses: `/fr`. */
  prefix: string;
  /** The language of its documents (BCP 47). */
  lang: string;
  /** The direction in which it is written. */
  dir: 'ltr' | 'rtl';
  /** For `Intl`: how it writes dates and numbers. */
  locale: string;
  /** What is before and after an amount of dollars. */
  money: readonly [string, string];
  /** Of which country the dollars of a calculator are, unless the address says otherwise. */
  currency: 'USD' | 'CAD';
  /** What follows a number of per cent. */
  percent: string;
  /** Its own name for itself. */
  name: string;
}

/** English first: a page that another language does not have is linked in English. */
export const languages = [
  {
    code: 'en',
    prefix: '',
    lang: 'en',
    dir: 'ltr',
    locale: 'en-US',
    money: ['$', ''],
    currency: 'USD',
    percent: '%',
    name: 'English',
  },
  {
    code: 'fr',
    prefix: '/fr',
    lang: 'fr-CA',
    dir: 'ltr',
    locale: 'fr-CA',
    money: ['', '\u00a0$'],
    currency: 'CAD',
    percent: '\u00a0%',
    name: 'Français',
  },
] as const satisfies readonly Language[];

/** The language with this code. Throws for an unknown code, which is a mistake in a language's folder. */
export function languageOf(code: string): Language {
  const found = languages.find((one) => one.code === code);
  if (!found) throw new Error(`src/site/languages.ts has no language ${code}`);
  return found;
}
