import { articles } from '@boundless/content/articles';
import { describe, expect, it } from 'vitest';
import { documents } from '../../build/documents.js';
import { redirects, routes } from '../addresses/routes.js';
import { matchPage } from './load-page.js';

/** Addresses that must not change: others link to them. */
const permanent =
  `/ ; /how-it-works ; /who-we-help ; /financial-products ; /about-us ; /blog ; /blog/debt-financing-guide ;
/blog/why-accounting-for-small-business-matters ; /blog/5-ways-to-manage-cashflow-for-seasonal-businesses ;
/blog/business-loans-vs-line-of-credit-guide ; /blog/how-to-write-a-business-plan-step-by-step-guide ;
/blog/boundless-ai-highbeam-partnership ; /blog/boundless-ai-airwallex-partnership ; /doola-partnership ; /abl ; /contact-us ;
/partners ; /lenders ; /referral-partners ; /apis ; /partner-contact ; /privacy-terms ; /privacy-and-terms ;
/terms-of-service ; /admin`
    .split(';')
    .map((path) => path.trim());

describe('the route table', () => {
  it.each(permanent)('has a document for %s', (path) => {
    expect(documents()).toContain(path);
    expect(matchPage(path).route.page).not.toBe('not-found');
  });

  it('has every article at its own address', () => {
    expect(articles.length).toBeGreaterThan(0);
    for (const { href } of articles) expect(documents()).toContain(href);
  });

  it('finds an article by its slug, and one article at /abl too', () => {
    expect(matchPage('/blog/understanding-ebitda')).toMatchObject({
      route: { page: 'article' },
      dataName: 'blog/understanding-ebitda',
    });
    expect(matchPage('/abl').dataName).toBe('blog/asset-based-loans-vs-merchant-cash-advances');
  });

  it('shows the not-found page at any other path', () => {
    for (const path of ['/nowhere', '/blog/a/b', '/Admin/x', '/About-Us', '/ADMIN', '/who-we-are/x']) {
      expect(matchPage(path).route.page).toBe('not-found');
    }
  });

  it('redirects old addresses to existing pages', () => {
    expect(redirects).toMatchObject({
      '/who-we-are': '/about-us',
      '/blog/how-lenders-evaluate-business': '/blog/how-lenders-evaluate-your-business',
    });
    for (const target of Object.values(redirects)) expect(documents()).toContain(target);
  });

  it('has each path once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});
