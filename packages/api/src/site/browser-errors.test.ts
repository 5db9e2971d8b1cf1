import { afterEach, beforeEach, expect, it } from 'vitest';
import { rawRequest } from '../../testing/raw-request.js';
import { contactBody, startTestApp, type TestApp, tempFolder, testLinks } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { apiPaths } from '../contract/index.js';
import { listen } from '../http/http-server.js';
import { StorageError } from '../store/errors.js';
import { loadSite, type Site } from './load-site.js';

/* No address of a page answers a browser with JSON. */

const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
let place: Awaited<ReturnType<typeof tempFolder>>;
let site: Site;
let app: TestApp;

beforeEach(async () => {
  place = await tempFolder();
  site = await loadSite(await buildTestSite(place.folder));
  app = await startTestApp({ site, rateLimit: true });
});
afterEach(async () => {
  await app.close();
  await place[Symbol.asyncDispose]();
});

const ask = (path: string, method: 'get' | 'post' | 'put' = 'get') =>
  app.request[method](path).set('Accept', accept).redirects(0);
const fromMail = (purpose: 'confirm' | 'unsubscribe') => {
  const { pathname, search } = new URL(testLinks.address(purpose, '6f1c7f0e-0000-4000-8000-000000000000'));
  return pathname + search;
};
const breakRendering = () => {
  site.renderPage = () => Promise.reject(new Error('the build is damaged'));
};
const breakStore = () => {
  app.stores.leads.find = () => Promise.reject(new StorageError('the database is away'));
};
const breakAdding = () => {
  app.stores.leads.add = () => Promise.reject(new Error('a fault'));
};
const useUpLimit = async () => {
  for (let n = 0; n < 301; n += 1) await app.request.get(fromMail('unsubscribe'));
};

it.each([
  ['a post to a page', () => ask('/contact-us', 'post'), 405],
  ['a method that no page has', () => ask('/', 'put'), 405],
  ['a post to nowhere', () => ask('/nothing', 'post'), 404],
  ['a malformed address', () => ask('/%E0%A4%A'), 404],
  ['a method that a link has not', () => ask(fromMail('confirm'), 'put'), 405],
  ['an invalid link', () => ask(`${apiPaths.confirm}?token=x`), 400],
])('answers %s with a page and the status of the error', async (_name, asking, status) => {
  const response = await asking();
  expect([response.status, response.type]).toEqual([status, 'text/html']);
  expect(response.text).toMatch(/^<!doctype html>/);
});

it.each([
  ['a calculator that cannot be rendered', breakRendering, '/tools/sum?a=1'],
  ['a sent form whose page cannot be rendered', breakRendering, '/contact-us?sent=contact'],
  ['a link while the database is away', breakStore, fromMail('confirm')],
  ['a link above the rate limit', useUpLimit, fromMail('confirm')],
])('answers %s with its own document', async (_name, prepare, path) => {
  await prepare();
  const response = await ask(path);
  expect([response.status, response.type]).toEqual([200, 'text/html']);
  expect(response.text).toContain(`<title>${path.split('?')[0]}</title>`);
});

it.each([
  ['while the database is away', breakStore, 503],
  ['above the rate limit', useUpLimit, 429],
])('answers the button of a link %s with a page', async (_name, prepare, status) => {
  await prepare();
  const response = await ask(fromMail('unsubscribe'), 'post').type('form').send('');
  expect([response.status, response.type]).toEqual([status, 'text/html']);
  expect(response.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  expect(response.text).toContain('<a href="/">Home page</a>');
});

it('answers an invalid link with a page if that cannot be rendered', async () => {
  breakRendering();
  const response = await ask(`${apiPaths.confirm}?token=x`);
  expect([response.status, response.type]).toEqual([500, 'text/html']);
});

it.each([
  ['whose page cannot be rendered', breakRendering, 400],
  ['that fails', breakAdding, 500],
])('answers a plain form %s with a page', async (_name, prepare, status) => {
  prepare();
  const fields = status === 400 ? { ...contactBody, email: 'nobody' } : contactBody;
  const response = await ask(apiPaths.contact, 'post').type('form').send(fields);
  expect([response.status, response.type]).toEqual([status, 'text/html']);
  expect(response.text).toContain('What you typed is still there');
});

it.each([
  ['a query that is too long', `GET /tools/sum?a=${'1'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n`, 431],
  ['cookies that are too long', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n`, 431],
  ['a malformed host', 'GET / HTTP/1.1\r\nHost: a b\r\n', 400],
  ['a form whose body does not arrive', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n', 408],
])('answers %s with a page', async (_name, head, status) => {
  const server = await listen(app.app, { port: 0, host: '127.0.0.1' }, { headersMs: 300, requestMs: 600 });
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const response = await rawRequest(server.port, `${head}${form}Accept: ${accept}\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toMatch(/content-type: text\/html; charset=utf-8\r\n/i);
  expect(response).toContain('<!doctype html>');
  await server.stop();
});

it('answers what is no page in JSON, for browsers too', async () => {
  for (const [path, status] of [
    ['/api/nothing', 404],
    [apiPaths.contacts, 401],
  ] as const) {
    const response = await ask(path);
    expect([response.status, response.type]).toEqual([status, 'application/json']);
  }
  // Programs do not ask for HTML.
  expect((await app.request.post('/contact-us')).body).toEqual({ error: expect.any(String) });
});
