import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactBody, startTestApp, type TestApp, tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { apiPaths } from '../contract/index.js';
import type { Site } from '../site/load-site.js';
import { loadSite } from '../site/load-site.js';
import { StorageError } from '../store/errors.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let site: Site;
let drawn: number;
let app: TestApp;

beforeEach(async () => {
  place = await tempFolder();
  const built = await loadSite(await buildTestSite(place.folder));
  drawn = 0;
  site = {
    ...built,
    renderPage(path, form) {
      drawn += 1;
      return built.renderPage(path, form);
    },
  };
  app = await startTestApp({ site, rateLimit: true });
});
afterEach(async () => {
  await app.close();
  await place[Symbol.asyncDispose]();
});

const post = (fields: object = contactBody) => app.request.post(apiPaths.contact).type('form').send(fields);
const isPage = (text: string, message: string) =>
  expect(text).toMatch(new RegExp(`^<!doctype html>.*<p>${message}</p>.*<a href="/contact-us">`, 's'));

it('is answered with a 503 page and Retry-After if nothing can be stored', async () => {
  app.stores.leads.add = async () => Promise.reject(new StorageError('the disk is full'));
  const response = await post();
  expect([response.status, response.headers['retry-after']]).toEqual([503, '10']);
  isPage(response.text, 'We cannot store anything at the moment. Please try again later.');
  expect(response.headers['content-security-policy']).toContain("default-src 'self'");
  expect(drawn).toBe(0);
  expect(app.log()).toContain('the disk is full');
  expect(app.log()).not.toContain('ada@example.com');
  const json = await app.request.post(apiPaths.contact).send(contactBody);
  expect([json.status, json.headers['retry-after']]).toEqual([503, '10']);
});

it('is answered with a 429 page above the rate limit', async () => {
  for (let n = 0; n < 30; n += 1) await app.request.post(apiPaths.contact).send({});
  const response = await post();
  expect(response.status).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  isPage(response.text, 'Too many requests. Please try again later.');
});

it('is answered with a 403 page if it comes from another site', async () => {
  const response = await post().set('Sec-Fetch-Site', 'cross-site');
  expect(response.status).toBe(403);
  isPage(response.text, 'This can only be done from our own pages');
});

it('is rendered with its page a limited number of times, and then only with the message', async () => {
  const responses = [];
  for (let n = 0; n < 20; n += 1) responses.push(await post({ ...contactBody, email: 'nobody' }));
  expect(responses.every(({ status }) => status === 400)).toBe(true);
  expect(responses[0]?.text).toContain('"email":"nobody"');
  expect(drawn).toBe(10);
  isPage(responses.at(-1)?.text ?? '', 'Please enter a valid email address');
  await app.request.post(apiPaths.subscribe).type('form').send({ email: 'nobody' });
  expect(drawn, 'all forms share the limit').toBe(10);
});

it('is rendered each time without rate limits', async () => {
  await app.close();
  app = await startTestApp({ site, rateLimit: false });
  for (let n = 0; n < 11; n += 1) await post({ ...contactBody, email: 'nobody' });
  expect(drawn).toBe(11);
});

it.each([
  [{}, 'Error: /contact-us', 'This could not be sent. Please check the marked fields.', 'Back to the form'],
  [{ language: 'fr' }, 'Erreur\u00a0: Bonjour /fr/contact-us', 'Non envoyé. À vérifier.', 'Retour au formulaire'],
])('says so in its title and above the page, with a link to the form: %j', async (language, title, message, link) => {
  const { text } = await post({ ...contactBody, ...language, firstName: '' });
  expect(text).toContain(`<title>${title}</title><body><div role="alert"`);
  expect(text).toContain(`<p>${message} <a style="text-decoration:underline" href="#contact-form">${link}</a></p>`);
});
