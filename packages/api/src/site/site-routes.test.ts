import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rawRequest } from '../../testing/raw-request.js';
import { startTestApp, type TestApp, tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { timeRatio } from '../../testing/time-ratio.js';
import { listen, type RunningServer } from '../http/http-server.js';
import { loadSite } from './load-site.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let app: TestApp;
let server: RunningServer;

beforeAll(async () => {
  place = await tempFolder();
  app = await startTestApp({ site: await loadSite(await buildTestSite(place.folder)) });
  server = await listen(app.app, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  await app.close();
  await place[Symbol.asyncDispose]();
});

const get = (path: string, encoding = 'identity') =>
  app.request.get(path).set('Accept-Encoding', encoding).redirects(0);

it('serves a page with revalidation and a strict content security policy', async () => {
  const response = await get('/contact-us?utm_source=x');
  expect(response.status).toBe(200);
  expect(response.text).toContain('<title>/contact-us</title>');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.headers.vary).toBe('Accept-Language, Accept-Encoding');
  const policy = response.headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-Zmlyc3Q=';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    'permissions-policy': expect.any(String),
  });
  expect(response.headers).not.toHaveProperty('x-powered-by');
  expect(response.headers).not.toHaveProperty('strict-transport-security');

  const again = await get('/contact-us').set('If-None-Match', `W/"other", ${response.headers.etag}`);
  expect([again.status, again.text]).toEqual([304, '']);
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['identity, br;q=0.1', undefined],
  ['br;q=nonsense', undefined],
])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
  expect((await app.request.get('/robots.txt').set('Accept-Encoding', accepted)).headers['content-encoding']).toBe(
    encoding,
  );
});

it('sends with a script only headers that matter for scripts', async () => {
  const { headers } = await get('/assets/main-abc123.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': expect.any(String),
    'permissions-policy': expect.any(String),
  });
  expect(headers).not.toHaveProperty('content-security-policy');
});

it('lets browsers cache hashed files for a year', async () => {
  const response = await get('/assets/main-abc123.js');
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

it.each([
  ['/who-we-are?a=1', '/about-us?a=1'],
  ['/contact-us/?a=1', '/contact-us?a=1'],
  ['/contact-us//', '/contact-us'],
  ['/who-we-are/', '/about-us'],
  ['/robots.txt/', '/robots.txt'],
  ['//', '/'],
  ['/%63ontact-us?a=1', '/contact-us?a=1'],
  ['/contact%2Dus', '/contact-us'],
  ['/who%2Dwe-are/', '/about-us'],
])('redirects permanently from %s to %s', async (from, to) => {
  const response = await get(from);
  expect([response.status, response.headers.location]).toEqual([301, to]);
});

it.each(['big-lenders', 'Big+Lenders', '%20BIG%20lenders', 'big-lenders&sent=nothing'])(
  'serves the page with the filter of the query %s',
  async (value) => {
    const response = await get(`/partners?utm_source=x&kind=${value}`);
    expect([response.status, response.text]).toEqual([
      200,
      expect.stringContaining('<title>/partners?kind=big-lenders<'),
    ]);
    expect((await get('/partners?kind=other')).text).toContain('<title>/partners<');
  },
);

it.each([
  ['/nothing', 'Page Not Found'],
  ['/nothing/', 'Page Not Found'],
  ['/blog/nothing', 'Coming Soon'],
  ['/blog/nothing/', 'Coming Soon'],
  ['/blog/nothing/at-all', 'Page Not Found'],
  ['/blog', 'Page Not Found'],
  ['/index.html', 'Page Not Found'],
  ['/routes.json', 'Page Not Found'],
  ['/assets/nothing.js', 'Page Not Found'],
  ['/%E0%A4%A', 'Page Not Found'],
  ['/%63ontact%2Fus', 'Page Not Found'],
  ['/blog/a%2Fb', 'Coming Soon'],
  ['/blog%2Fa', 'Page Not Found'],
  ['/contact-us%3Fa=1', 'Page Not Found'],
])('answers %s with 404 and "%s"', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.text).toContain(title);
});

it.each([
  '/%00',
  '/%E0%A4%A',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//evil.example/',
  '/\\evil.example/',
])('does not serve or redirect %s', async (path) => {
  const response = await rawRequest(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1.1 40[04] /);
  expect(response).not.toContain('not for the public');
});

it('answers a path of many slashes quickly', async () => {
  const ask = async (path: string) => {
    await get(path).expect(404);
    await app.request.post('/api/contact').type('form').set('Host', 'x').set('Referer', `http://x${path}`);
  };
  const asking = (text: string) => () => ask(`/a${text.repeat(15_000)}x`);
  expect(await timeRatio(asking('/'), asking('a'))).toBeLessThan(10);
  // The forms that were shown again have used the budget of rendered pages.
  app.elapse(60_000);
});

it('logs the page, "file" or "unmatched" instead of the address', async () => {
  for (const path of ['/partners?q=ada', '/robots.txt', '/ada@example.com']) await get(path);
  const routes = app
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).route);
  expect(routes.slice(-3)).toEqual(['/partners', 'file', 'unmatched']);
});

it('answers HEAD like GET without the body, and refuses other methods', async () => {
  const response = await app.request.head('/');
  expect([response.status, response.text]).toEqual([200, undefined]);
  expect(Number(response.headers['content-length'])).toBeGreaterThan(0);
  for (const path of ['/', '/robots.txt', '/who-we-are']) {
    const post = await app.request.post(path);
    expect([path, post.status, post.headers.allow]).toEqual([path, 405, 'GET, HEAD']);
  }
  for (const path of ['/nothing', '/blog/nothing', '/%00']) {
    const post = await app.request.post(path);
    expect([path, post.status, post.body.error]).toEqual([path, 404, expect.any(String)]);
  }
});

describe('a page that uses query parameters', () => {
  it('is rendered only with the parameters that it uses, each once', async () => {
    const response = await get('/tools/sum?b=2&a=1&a=3&utm_source=x&c=%3Cscript%3E');
    expect(response.status).toBe(200);
    expect(response.text).toContain('<p>/tools/sum ?a=1&b=2</p>');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('is rendered with an empty parameter, as a form sends it', async () => {
    expect((await get('/tools/sum?a=')).text).toContain('?a=<');
  });

  it.each(['/tools/sum', '/tools/sum?utm_source=x', '/contact-us?a=1'])(
    'is served from its file without such a parameter: %s',
    async (path) => {
      expect((await get(path)).text).toContain(`<title>${path.split('?')[0]}</title>`);
    },
  );

  it('is rendered once for equal parameters, and a limited number of times for all clients together', async () => {
    await using folder = await tempFolder();
    const dist = await buildTestSite(folder.folder);
    for (const name of ['index', 'contact-us'])
      await appendFile(join(dist, `client/${name}.html`), '<body><h1>Page</h1></body>');
    const site = await loadSite(dist);
    const renderPage = vi.fn(site.renderPage);
    const limited = await startTestApp({ site: { ...site, renderPage }, rateLimit: true, trustProxy: 'loopback' });
    const ask = (path: string, client: number) => limited.request.get(path).set('X-Forwarded-For', `10.0.0.${client}`);
    for (let n = 0; n < 20; n += 1) await ask('/tools/sum?a=1', n).expect(200);
    expect(renderPage).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 40; n += 1) await ask(`/tools/sum?a=${2 + n}`, n).expect(200);
    expect(renderPage).toHaveBeenCalledTimes(10);
    // Above the limit the page's own document is sent. What is known is still served.
    const beyond = await ask('/tools/sum?a=41', 1).expect(200);
    expect(beyond.text).toContain('<title>/tools/sum</title>');
    expect((await ask('/tools/sum?a=1', 1).expect(200)).text).toContain('?a=1<');
    // A visitor who has sent a form still learns that it was received.
    const sent = await ask('/contact-us?sent=contact', 1).expect(200);
    expect(sent.text).toContain('<title>/contact-us</title>');
    expect(sent.text).toContain('We received your form.');
    expect(sent.headers['cache-control']).toBe('no-store');
    expect((await ask('/?sent=subscribe&pending', 1)).text).toContain(
      'please open the link in our email and press the button there',
    );
    await limited.close();
  });

  it('is rendered again on the next day, because an offer may have ended', async () => {
    await using folder = await tempFolder();
    const site = await loadSite(await buildTestSite(folder.folder));
    let now = Date.parse('2026-02-01T09:59:59Z');
    const renderPage = async () => (now < Date.parse('2026-02-01T10:00:00Z') ? 'With the offer' : 'Without the offer');
    const dated = await startTestApp({ site: { ...site, renderPage }, clock: { now: () => now, elapsed: () => 0 } });
    const ask = async () => (await dated.request.get('/partners?sent=subscribe')).text;
    expect(await ask()).toBe('With the offer');
    now += 1_000;
    expect(await ask()).toBe('Without the offer');
    await dated.close();
  });
});

describe('a form of a page without JavaScript', () => {
  const post = (path: string, fields: Record<string, string>, from?: string) => {
    const request = app.request.post(path).type('form').redirects(0).set('Host', 'site.example');
    return (from ? request.set('Referer', from) : request).send(fields);
  };
  const person = {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@example.com',
    phone: '1',
    website: '',
    elapsed: '5000',
  };

  it('redirects to its page, which shows the success', async () => {
    const response = await post('/api/contact', { ...person, message: 'Hello', inquiry: 'funding' });
    expect([response.status, response.headers.location]).toEqual([303, '/contact-us?sent=contact#contact-form']);
    const [stored] = (await app.request.get('/api/contacts').set('Cookie', app.cookie)).body;
    expect(stored.message).toBe('Inquiry Type: funding\n\nHello');
    const page = await get('/contact-us?sent=contact');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('{"call":"contact","status":"success","values":{},"errors":{}}');
    expect((await get('/contact-us?sent=toString')).text).toContain('<title>/contact-us</title>');
  });

  it('of the partner inquiry page is accepted with its own field names', async () => {
    const fields = {
      ...person,
      company: 'Lake',
      partnershipType: 'lender',
      experience: 'Ten years',
      partnerConsent: 'on',
    };
    const response = await post('/api/partnerships', fields, 'http://site.example/partner-contact?x=1');
    expect(response.headers.location).toBe('/partner-contact?sent=partnerships#partnership-form');
    const [stored] = (await app.request.get('/api/partnerships').set('Cookie', app.cookie)).body;
    expect(stored).toMatchObject({ partnershipGoals: 'Ten years', consent: true, jobTitle: 'Not specified' });
    const wrong = await post(
      '/api/partnerships',
      { ...fields, experience: ' ' },
      'http://site.example/partner-contact',
    );
    expect(wrong.text).toContain('"errors":{"experience":"Please enter this field"}');
  });

  it('is shown again with values and messages if fields are invalid', async () => {
    const response = await post('/api/contact', { ...person, email: 'nobody' });
    expect(response.status).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.text).toContain('"errors":{"email":"Please enter a valid email address"}');
    expect(response.text).toContain('"email":"nobody"');
    expect(response.text).not.toContain('elapsed');
  });

  it('is accepted with 10,000 characters of any script', async () => {
    const message = '界'.repeat(10_000);
    const response = await post('/api/contact', { ...person, message });
    expect(response.status).toBe(303);
    const [stored] = (await app.request.get('/api/contacts').set('Cookie', app.cookie)).body;
    expect(stored.message).toBe(message);
  });

  it.each([
    ['70 kB', 'x'.repeat(70_000)],
    ['70 kB of another script', '界'.repeat(23_000)],
    ['1 MB', 'x'.repeat(1_000_000)],
  ])('is answered with a page if it is too large, with %s', async (_name, message) => {
    const response = await post('/api/contact', { ...person, message });
    expect(response.status).toBe(413);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.text).toContain('<p>The request is too large</p>');
    expect(response.text).toContain('<a href="/contact-us">');
  });

  it('is shown again in a compressed response', async () => {
    const wrong = post('/api/contact', { ...person, email: 'nobody', message: 'x'.repeat(5_000) });
    const response = await wrong.set('Accept-Encoding', 'gzip');
    expect([response.status, response.headers['content-encoding']]).toEqual([400, 'gzip']);
    expect(response.text).toContain('"email":"nobody"');
  });

  it.each([
    ['lender', '/lenders'],
    ['referral', '/referral-partners'],
    ['api', '/apis'],
    ['other', '/partners'],
  ])('of type %s without a Referer of the site returns to %s', async (partnershipType, page) => {
    const response = await post(
      '/api/partnerships',
      { ...person, company: 'Lake', partnershipType, partnershipGoals: 'x' },
      'https://evil.example/lenders',
    );
    expect(response.headers.location).toBe(`${page}?sent=partnerships#partnership-form`);
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'of type "%s" is refused like other unknown types',
    async (type) => {
      const response = await post('/api/partnerships', { ...person, partnershipType: type });
      expect(response.status).toBe(400);
      expect(response.text).toContain('<p>/partners ');
    },
  );

  it('filled in by a robot is answered like any other', async () => {
    const response = await post('/api/subscribe', { email: 'bot@example.com', website: 'x' });
    expect(response.headers.location).toBe('/?sent=subscribe#newsletter');
  });
});
