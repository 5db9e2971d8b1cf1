/** A page of the site: its address, and where its parts are. */
export interface Page {
  /** In the pattern language of React Router. */
  path: string;
  /** Name of its file in `packages/site/src/pages`. */
  page: string;
  /** Name of its data file below `/data`, with parameters as in `path`; without it the page needs no data. */
  data?: string;
  /** Name of the data to use where no data has the name in `data`. */
  otherwise?: string;
  /** `own`: the page brings its header and `<main>` itself. `none`: it has no footer either. */
  frame?: 'own' | 'none';
  /** `false`: not in the sitemap and the search. */
  listed?: false;
}

/**
 * Every page with a fixed address. Documents, sitemap, search, cards, tests and the check of links follow from this table; articles, lists
 * of articles and partners add theirs in `packages/site/src/routing/routes.ts`.
 */
export const pages: readonly Page[] = [
  { path: '/', page: 'home' },
  { path: '/how-it-works', page: 'how-it-works' },
  { path: '/who-we-help', page: 'who-we-help' },
  { path: '/financial-products', page: 'financial-products' },
  { path: '/about-us', page: 'about-us' },
  { path: '/blog', page: 'blog', data: 'blog' },
  { path: '/blog/:slug', page: 'article', data: 'blog/:slug', otherwise: 'latest', listed: false },
  { path: '/abl', page: 'article', data: 'blog/asset-based-loans-vs-merchant-cash-advances', listed: false },
  { path: '/contact-us', page: 'contact-us' },
  { path: '/partners', page: 'partners' },
  { path: '/lenders', page: 'lenders' },
  { path: '/referral-partners', page: 'referral-partners' },
  { path: '/apis', page: 'apis' },
  { path: '/partner-contact', page: 'partner-contact' },
  { path: '/privacy-terms', page: 'privacy-terms' },
  { path: '/privacy-and-terms', page: 'privacy-and-terms', listed: false },
  { path: '/terms-of-service', page: 'terms-of-service' },
  { path: '/how-we-are-paid', page: 'how-we-are-paid' },
  { path: '/newsletter/confirm', page: 'newsletter-confirm', listed: false },
  { path: '/newsletter/confirmed', page: 'newsletter-confirmed', listed: false },
  { path: '/newsletter/unsubscribe', page: 'newsletter-unsubscribe', listed: false },
  { path: '/newsletter/unsubscribed', page: 'newsletter-unsubscribed', listed: false },
  { path: '/newsletter/link-not-valid', page: 'newsletter-link-not-valid', listed: false },
  { path: '/tools', page: 'tools' },
  { path: '/tools/merchant-cash-advance', page: 'tool-merchant-cash-advance' },
  { path: '/tools/business-loan', page: 'tool-business-loan' },
  { path: '/tools/line-of-credit', page: 'tool-line-of-credit' },
  { path: '/tools/invoice-factoring', page: 'tool-invoice-factoring' },
  { path: '/tools/borrowing-base', page: 'tool-borrowing-base' },
  { path: '/tools/debt-service-coverage', page: 'tool-debt-service-coverage' },
  { path: '/tools/which-fits', page: 'tool-which-fits' },
  { path: '/compare', page: 'compare' },
  { path: '/glossary', page: 'glossary' },
  { path: '/admin', page: 'admin', frame: 'none', listed: false },
];

/** New address of what has moved. Articles name their old slugs themselves, in `redirectFrom`. */
export const redirects: Readonly<Record<string, string>> = {
  '/who-we-are': '/about-us',
};
