/** A page of the site: its address, its file and its data. */
export interface Page {
  /** A pattern of React Router. */
  path: string;
  /** Its file in `packages/site/src/pages`. */
  page: string;
  /** Its data file in `/data`, with the parameters of `path`. Without it the page has no data. */
  data?: string;
  /** The data file to use if the one in `data` does not exist. */
  fallbackData?: string;
  /** `own-header`: the page renders its own header and `<main>`. `none`: also without the site's footer. */
  layout?: 'own-header' | 'none';
  /** `false`: the footer does not ask for a subscription to the newsletter. */
  signUp?: false;
  /** `false`: in neither sitemap nor search. */
  listed?: false;
  /** `true`: search engines must not index it. It is in neither sitemap nor search. */
  noindex?: true;
  /** The address of the same page that search engines show. @default `path` */
  canonical?: string;
  /** Codes of the languages that the page is in, besides English. Other languages link to the English page. */
  alsoIn?: readonly string[];
}

/** A page whose file is named after its address. */
const at = (path: string, more?: Partial<Page>): Page => ({ path, page: path.slice(1).replaceAll('/', '-'), ...more });

/** A page that a link in an email opens. `data` is its key in the entry `newsletter`. Most people who come here want fewer emails. */
const ofMail = (path: string, data: string): Page => ({
  path,
  page: 'newsletter',
  data: `newsletter/${data}`,
  signUp: false,
  noindex: true,
  alsoIn: ['fr'],
});

/**
 * Every page with a fixed address. Documents, sitemap, search, cards, tests and the check of links follow from this table.
 * `packages/site/src/addresses/routes.ts` adds articles, their lists and partners.
 */
export const pages: readonly Page[] = [
  { path: '/', page: 'home', alsoIn: ['fr'] },
  at('/how-it-works', { alsoIn: ['fr'] }),
  at('/who-we-help', { alsoIn: ['fr'] }),
  at('/financial-products', { alsoIn: ['fr'] }),
  at('/about-us', { alsoIn: ['fr'] }),
  at('/blog', { data: 'blog', alsoIn: ['fr'] }),
  { path: '/blog/:slug', page: 'article', data: 'blog/:slug', fallbackData: 'latest', listed: false, alsoIn: ['fr'] },
  { path: '/abl', page: 'article', data: 'blog/asset-based-loans-vs-merchant-cash-advances', listed: false },
  at('/contact-us', { alsoIn: ['fr'] }),
  at('/partners', { alsoIn: ['fr'] }),
  at('/lenders', { alsoIn: ['fr'] }),
  at('/referral-partners', { alsoIn: ['fr'] }),
  at('/apis', { alsoIn: ['fr'] }),
  at('/partner-contact', { alsoIn: ['fr'] }),
  at('/privacy-terms', { alsoIn: ['fr'] }),
  at('/privacy-and-terms', { canonical: '/privacy-terms', listed: false, alsoIn: ['fr'] }),
  at('/terms-of-service', { alsoIn: ['fr'] }),
  at('/how-we-are-paid', { alsoIn: ['fr'] }),
  at('/complaints', { alsoIn: ['fr'] }),
  at('/accessibility', { alsoIn: ['fr'] }),
  ofMail('/newsletter/confirm', 'confirm'),
  ofMail('/newsletter/confirmed', 'confirmed'),
  ofMail('/newsletter/unsubscribe', 'unsubscribe'),
  ofMail('/newsletter/unsubscribed', 'unsubscribed'),
  ofMail('/messages/stop', 'stop'),
  ofMail('/messages/stopped', 'stopped'),
  ofMail('/newsletter/link-not-valid', 'linkNotValid'),
  at('/tools', { alsoIn: ['fr'] }),
  at('/tools/merchant-cash-advance', { alsoIn: ['fr'] }),
  at('/tools/business-loan', { alsoIn: ['fr'] }),
  at('/tools/line-of-credit', { alsoIn: ['fr'] }),
  at('/tools/invoice-factoring', { alsoIn: ['fr'] }),
  at('/tools/borrowing-base', { alsoIn: ['fr'] }),
  at('/tools/debt-service-coverage', { alsoIn: ['fr'] }),
  at('/tools/check-an-offer', { alsoIn: ['fr'] }),
  at('/tools/compare-offers', { alsoIn: ['fr'] }),
  at('/tools/which-fits', { alsoIn: ['fr'] }),
  at('/compare', { alsoIn: ['fr'] }),
  at('/glossary', { alsoIn: ['fr'] }),
  at('/admin', { layout: 'none', noindex: true }),
];

/** New addresses of moved pages, by old address. Articles name their old slugs in `redirectFrom`. */
export const redirects: Readonly<Record<string, string>> = {
  '/who-we-are': '/about-us',
};
