import type { HeaderContent } from '../schemas/header.js';
import type { BuildWords, CookieBannerContent, LanguageNotice, Site } from '../schemas/site.js';
import { links } from '../site/links.js';

export const site: Site = {
  name: 'Boundless',
  titleSuffix: '| Boundless',
  description:
    'Boundless matches businesses in Canada and the US with lenders through one digital profile. Matching is free for businesses.',
  skipLink: 'Skip to content',
  search: {
    label: 'Search the site',
    placeholder: 'Term loan, invoice, lender',
    results: 'Results',
    none: 'Nothing here matches that. Try a shorter word.',
    failed: 'The search is not working right now. Please try again.',
  },
  failed: { title: 'Something went wrong.', reload: 'Reload.' },
};

/** The two links at the end of every header. */
export const account: Pick<HeaderContent, 'signIn' | 'createAccount'> = {
  signIn: { label: 'Sign In', href: links.login },
  createAccount: { label: 'Create Free Account', href: links.signUp },
};

export const cookieBanner: CookieBannerContent = {
  text: 'We set no cookies when you visit, and have no trackers or ads. Your browser remembers this notice, motion and saved articles and, until you close the tab, the campaign or partner page that brought you here. Of these, a form sends us only the last.',
  link: { label: 'Privacy', href: '/privacy-terms' },
  accept: 'Ok',
  close: 'Close',
};

/** After a link from a page in another language to a page that is only in English. */
export const inEnglish = '(in English)';

/** On a page in another language, for a visitor whose browser prefers this language. */
export const languageNotice: LanguageNotice = {
  text: 'Boundless is also in English.',
  link: 'See it in English',
  close: 'Close',
};

/** Words that only the build needs, so that no page loads them. */
export const buildWords: BuildWords = {
  crumbs: { home: 'Home', blog: 'Blog' },
  searchKinds: { page: 'Page', product: 'Product', term: 'Term' },
};
