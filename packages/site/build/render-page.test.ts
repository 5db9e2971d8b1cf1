import { partners } from '@boundless/content/partners';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { partnerIds } from '../src/data/partner-data.js';

vi.mock('node:fs', async (original) => ({ ...(await original<object>()), readFileSync: () => '{}' }));
vi.mock('./assets.js', () => ({ readAssets: () => ({ styles: '/styles.css', scriptsOf: () => [] }) }));

it('sets the partner page’s language on the root, and English on the parts outside the page', async () => {
  const { renderPage } = await import('./render-page.js');
  const [id = ''] = partnerIds();
  const partner = { ...(partners[id] as (typeof partners)[string]), lang: 'fr' };
  vi.spyOn(partners, id as never, 'get').mockReturnValue(partner);
  const { document } = new JSDOM((await renderPage(partner.path)).html).window;
  expect(document.documentElement.lang).toBe('fr');
  expect(document.querySelector('[data-slot=partner-page]')?.getAttribute('lang')).toBe('fr');
  for (const part of ['site-footer', 'cookie-banner', 'skip-link'])
    expect(document.querySelector(`[data-slot=${part}]`)?.getAttribute('lang'), part).toBe('en');
});

it('writes a page from right to left, and its English parts from left to right', async () => {
  const { renderPage } = await import('./render-page.js');
  const [id = ''] = partnerIds();
  const partner = { ...(partners[id] as (typeof partners)[string]), lang: 'ar' };
  vi.spyOn(partners, id as never, 'get').mockReturnValue(partner);
  const { document } = new JSDOM((await renderPage(partner.path)).html).window;
  expect(document.documentElement.dir).toBe('rtl');
  const directionOf = (part: string) => document.querySelector(`[data-slot=${part}]`)?.getAttribute('dir');
  expect(directionOf('partner-page')).toBe('rtl');
  for (const part of ['site-footer', 'cookie-banner', 'skip-link']) expect(directionOf(part), part).toBe('ltr');
});

it('rejects if the page cannot be rendered, and throws nothing outside of the promise', async () => {
  const { renderPage } = await import('./render-page.js');
  const [id = ''] = partnerIds();
  const partner = { ...(partners[id] as (typeof partners)[string]), hero: undefined as never };
  vi.spyOn(partners, id as never, 'get').mockReturnValue(partner);
  await expect(renderPage(partner.path)).rejects.toThrow(TypeError);
}, 30_000);

it('names the languages of a partner’s page for search engines', async () => {
  const { CrawlerTags } = await import('./seo/crawler-tags.js');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const route = { path: '/partenariat-acme', page: 'partner' };
  const translations = [{ lang: 'en', label: 'English', href: '/acme-partnership' }];
  const pageHead = { title: 'Argent', description: 'Argent', lang: 'fr-CA' };
  const html = renderToStaticMarkup(
    createElement(CrawlerTags, { path: '/partenariat-acme', route, head: pageHead, data: { translations } }),
  );
  expect(html).toContain('hrefLang="fr-CA" href="https://www.boundless.example/partenariat-acme"');
  expect(html).toContain('hrefLang="en" href="https://www.boundless.example/acme-partnership"');
  expect(html).toContain('property="og:locale" content="fr_CA"');
  const alone = renderToStaticMarkup(
    createElement(CrawlerTags, { path: '/', route, head: { ...pageHead, lang: undefined }, data: {} }),
  );
  expect(alone).not.toContain('hrefLang');
  expect(alone).toContain('content="en_US"');
});

it('keeps the longest schedule small, because anybody can ask for it', async () => {
  const { renderPage } = await import('./render-page.js');
  const { html } = await renderPage('/tools/business-loan?amount=50000&rate=12&months=600');
  expect(html).toContain('Month 600');
  expect(html.length).toBeLessThan(250_000);
});

it('keeps the style sheet in the document of a page whose offer has ended', async () => {
  const { filesWithoutOffers } = await import('./entry-server.js');
  const files = await filesWithoutOffers('2040-02-29');
  const [path = ''] = Object.keys(files);
  expect(path).toMatch(/^\/[a-z-]+$/);
  expect(new JSDOM(files[path]).window.document.querySelector('link[rel=stylesheet]')).toBeNull();
});
