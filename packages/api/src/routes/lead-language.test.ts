import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactBody, startTestApp, type TestApp, tempFolder, testLinks } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { apiHeaders, apiPaths, consents } from '../contract/index.js';
import { loadSite, type Site } from '../site/load-site.js';
import { StorageError } from '../store/errors.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let site: Site;
let app: TestApp;

beforeEach(async () => {
  place = await tempFolder();
  site = await loadSite(await buildTestSite(place.folder));
  app = await startTestApp({ site });
});
afterEach(async () => {
  await app.close();
  await place[Symbol.asyncDispose]();
});

const post = (body: object, headers: Record<string, string> = {}) =>
  app.request.post(apiPaths.contact).set(headers).send(body);
const postForm = (fields: object, headers: Record<string, string> = {}) =>
  app.request.post(apiPaths.contact).type('form').set(headers).send(fields).redirects(0);
const stored = async () => (await app.stores.leads.page({ kind: 'contact', spam: false, limit: 1 })).items[0]?.body;
const french = { [apiHeaders.leadLanguage]: 'fr' };
const version = consents.contact[0].version;

it('keeps the language of a form, and the words of the consent as they were shown', async () => {
  await post(contactBody, { ...french, [apiHeaders.consent]: version });
  expect(await stored()).toMatchObject({ language: 'fr', agreement: { words: 'Vous pouvez m’écrire.', version } });
});

it.each([
  ['2026-11-28c', 'On peut m’écrire.'],
  // The content has no French words of this version.
  ['2026-11-23', 'Boundless may contact me about this message.'],
])('keeps the words of version %s, of a form that was opened before they changed', async (old, words) => {
  await post(contactBody, { ...french, [apiHeaders.consent]: old });
  expect(await stored()).toMatchObject({ agreement: { words, version: old } });
  await postForm({ ...contactBody, language: 'fr', consent: 'on', words: old });
  expect(await stored()).toMatchObject({ agreement: { words, version: old } });
});

it('reads the language of a plain form from its hidden field', async () => {
  const { headers } = await postForm({ ...contactBody, language: 'fr' });
  expect(headers.location).toBe('/fr/contact-us?sent=contact#contact-form');
  expect(await stored()).toMatchObject({ language: 'fr' });
});

it.each(['en', 'de', '', 'FR', '../fr'])('stores no language for %j', async (code) => {
  await post(contactBody, { [apiHeaders.leadLanguage]: code });
  expect(await stored()).not.toHaveProperty('language');
});

it('answers with messages in the language of the form', async () => {
  const { body } = await post({ ...contactBody, firstName: '', lastName: 'x'.repeat(201) }, french);
  expect(body).toEqual({
    error: 'À vérifier',
    fields: { firstName: 'Veuillez remplir ce champ', lastName: 'Au plus 200 caractères' },
  });
});

it('renders a refused form with its page in that language, or a page with the messages', async () => {
  const fields = { ...contactBody, firstName: '', language: 'fr' };
  const { text } = await postForm(fields);
  expect(text).toContain('Bonjour /fr/contact-us');
  expect(text).toContain('"firstName":"Veuillez remplir ce champ"');
  expect(text).not.toContain('"language"');
  app.stores.leads.add = async () => Promise.reject(new Error('broken'));
  const failed = await postForm({ ...contactBody, language: 'fr' });
  expect(failed.text).toContain('<html lang="fr-CA">');
  expect(failed.text).toContain('<h1>Non envoyé</h1>');
});

it('says in that language why a form was refused that has no wrong field', async () => {
  app.stores.leads.add = async () => Promise.reject(new StorageError('the database is away'));
  expect((await post(contactBody, french)).body).toEqual({ error: 'Non enregistré' });
  expect((await post(contactBody)).body).toEqual({ error: expect.stringContaining('We cannot store anything') });
  const { text } = await postForm({ ...contactBody, language: 'fr' });
  expect(text).toContain('<p>Non enregistré</p>');
  await app.close();
  app = await startTestApp({ site, rateLimit: true });
  for (let n = 0; n < 30; n += 1) await post(contactBody);
  expect((await post(contactBody, french)).body).toEqual({ error: 'Trop de demandes' });
  // The body of a form above the limit is not read.
  const page = await postForm(contactBody, { Host: 'shop.example', Referer: 'http://shop.example/fr/contact-us' });
  expect(page.text).toContain('<html lang="fr-CA">');
  expect(page.text).toContain('<p>Trop de demandes</p>');
});

it('says in that language that a link in a mail did not work', async () => {
  app.stores.leads.find = async () => Promise.reject(new StorageError('the database is away'));
  const link = new URL(testLinks.address('confirm', '6f1c7f0e-0000-4000-8000-000000000000', '/fr'));
  const { status, text } = await app.request
    .post(link.pathname + link.search)
    .set('Accept', 'text/html')
    .type('form');
  expect(status).toBe(503);
  expect(text).toContain('<html lang="fr-CA">');
  expect(text).toContain('<h1>Échec</h1>');
  expect(text).toContain('<p>Non enregistré</p>');
  expect(text).toContain('<a href="/fr">Accueil</a>');
});

it('has the pages that mails link to in that language too', async () => {
  const response = await app.request.get('/fr/newsletter/confirm?token=x').redirects(0);
  expect(response.status).toBe(400);
  expect(response.text).toContain('Bonjour /fr/newsletter/link-not-valid');
});
