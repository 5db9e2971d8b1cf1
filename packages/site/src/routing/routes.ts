import { articleListRoutes } from '@boundless/content/article-list-routes';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { articleRedirects } from '@boundless/content/redirects';
import type { PageRoute } from './page.js';

/** The route table of the specification's section 2, in its order; every partner's file adds its own. */
export const routes: readonly PageRoute[] = [
  { path: '/', page: 'home' },
  { path: '/how-it-works', page: 'how-it-works' },
  { path: '/who-we-help', page: 'who-we-help' },
  { path: '/financial-products', page: 'financial-products' },
  { path: '/about-us', page: 'about-us' },
  { path: '/blog', page: 'blog', data: 'blog' },
  { path: '/blog/:slug', page: 'article', data: 'blog/:slug', otherwise: 'latest' },
  ...partnerRoutes.map(({ slug, path }) => ({
    path,
    page: 'partner',
    data: `partners/${slug}`,
    frame: 'own' as const,
  })),
  ...articleListRoutes.map(({ slug, path }) => ({ path, page: 'article-list', data: `lists/${slug}` })),
  { path: '/abl', page: 'article', data: 'blog/asset-based-loans-vs-merchant-cash-advances' },
  { path: '/contact-us', page: 'contact-us' },
  { path: '/partners', page: 'partners' },
  { path: '/lenders', page: 'lenders' },
  { path: '/referral-partners', page: 'referral-partners' },
  { path: '/apis', page: 'apis' },
  { path: '/partner-contact', page: 'partner-contact' },
  { path: '/privacy-terms', page: 'privacy-terms' },
  { path: '/privacy-and-terms', page: 'privacy-and-terms' },
  { path: '/terms-of-service', page: 'terms-of-service' },
  { path: '/how-we-are-paid', page: 'how-we-are-paid' },
  { path: '/newsletter/confirm', page: 'newsletter-confirm' },
  { path: '/newsletter/confirmed', page: 'newsletter-confirmed' },
  { path: '/newsletter/unsubscribe', page: 'newsletter-unsubscribe' },
  { path: '/newsletter/unsubscribed', page: 'newsletter-unsubscribed' },
  { path: '/newsletter/link-not-valid', page: 'newsletter-link-not-valid' },
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
  { path: '/admin', page: 'admin', frame: 'none' },
];

/** Shown at any other path. */
export const notFoundRoute: PageRoute = { path: '*', page: 'not-found' };

/** Old and mistaken addresses, moved for good. */
export const redirects: Readonly<Record<string, string>> = {
  '/who-we-are': '/about-us',
  ...articleRedirects,
};
