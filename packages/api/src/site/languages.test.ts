import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { loadSite } from './load-site.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let app: TestApp;

beforeAll(async () => {
  place = await tempFolder();
  app = await startTestApp({ site: await loadSite(await buildTestSite(place.folder)) });
});
afterAll(async () => {
  await app.close();
  await place[Symbol.asyncDispose]();
});

const get = (path: string, headers: Record<string, string> = {}) => app.request.get(path).set(headers).redirects(0);

it.each([
  ['/fr', 200, '/fr'],
  ['/fr/contact-us', 200, '/fr/contact-us'],
  ['/fr/nowhere', 404, 'Page introuvable'],
  ['/fr/blog/nowhere', 404, 'Bientôt en ligne'],
  ['/fr/blog/a/b', 404, 'Page introuvable'],
  ['/french', 404, 'Page Not Found'],
])('serves %s with %i in its language', async (path, status, title) => {
  const response = await get(path);
  expect([response.status, response.text]).toEqual([status, expect.stringContaining(`<title>${title}</title>`)]);
});

it('redirects another spelling of an address in its language', async () => {
  expect((await get('/fr/')).headers.location).toBe('/fr');
});

it('renders a page on request with the renderer of its language', async () => {
  expect((await get('/fr/contact-us?sent=contact')).text).toContain('Bonjour /fr/contact-us');
  expect((await get('/contact-us?sent=contact')).text).toContain('<p>/contact-us');
});

describe('a browser that prefers French', () => {
  const french = { 'Accept-Language': 'fr-CA, en;q=0.5' };

  it.each([
    ['/contact-us', '/fr/contact-us'],
    ['/', '/fr'],
    ['/lenders', '/fr'],
  ])('is offered on arrival at %s a link to %s, which it can close', async (path, target) => {
    const { text, headers } = await get(path, { ...french, 'Sec-Fetch-Site': 'cross-site' });
    expect(text).toContain('<body><dialog open lang="fr-CA"');
    expect(text).toContain(`<a href="${target}" hreflang="fr-CA"`);
    expect(text).toContain('<form method="dialog"');
    expect(headers.vary).toContain('Accept-Language');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['on a French page', '/fr/contact-us', french],
    ['after a link of the site', '/contact-us', { ...french, 'Sec-Fetch-Site': 'same-origin' }],
    ['without a preference', '/contact-us', {}],
    ['with another preference', '/contact-us', { 'Accept-Language': 'en-CA, fr;q=0.5' }],
    ['with a language that the site does not have', '/contact-us', { 'Accept-Language': 'de' }],
  ])('is not offered one %s', async (_, path, headers) => {
    expect((await get(path, headers)).text).not.toContain('<dialog');
  });
});
