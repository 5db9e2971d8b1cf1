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

/** A page whose file has the name of its address. */
const at = (path: string, more?: Partial<Page>): Page => ({ path, page: path.slice(1).replaceAll('/', '-'), ...more });

/**
 * Every page with a fixed address. Documents, sitemap, search, cards, tests and the check of links follow from this table; articles, lists
 * of articles and partners add theirs in `packages/site/src/routing/routes.ts`.
 */
export const pages: readonly Page[] = [
  { path: '/', page: 'home' },
  at('/how-it-works'),
  at('/who-we-help'),
  at('/financial-products'),
  at('/about-us'),
  at('/blog', { data: 'blog' }),
  { path: '/blog/:slug', page: 'article', data: 'blog/:slug', otherwise: 'latest', listed: false },
  { path: '/abl', page: 'article', data: 'blog/asset-based-loans-vs-merchant-cash-advances', listed: false },
  at('/contact-us'),
  at('/partners'),
  at('/lenders'),
  at('/referral-partners'),
  at('/apis'),
  at('/partner-contact'),
  at('/privacy-terms'),
  at('/privacy-and-terms', { listed: false }),
  at('/terms-of-service'),
  at('/how-we-are-paid'),
  at('/newsletter/confirm', { listed: false }),
  at('/newsletter/confirmed', { listed: false }),
  at('/newsletter/unsubscribe', { listed: false }),
  at('/newsletter/unsubscribed', { listed: false }),
  at('/newsletter/link-not-valid', { listed: false }),
  at('/tools'),
  at('/tools/merchant-cash-advance'),
  at('/tools/business-loan'),
  at('/tools/line-of-credit'),
  at('/tools/invoice-factoring'),
  at('/tools/borrowing-base'),
  at('/tools/debt-service-coverage'),
  at('/tools/which-fits'),
  at('/compare'),
  at('/glossary'),
  at('/admin', { frame: 'none', listed: false }),
];

/** New address of what has moved. Articles name their old slugs themselves, in `redirectFrom`. */
export const redirects: Readonly<Record<string, string>> = {
  '/who-we-are': '/about-us',
};
