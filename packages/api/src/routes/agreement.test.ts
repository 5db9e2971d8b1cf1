import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactBody, partnershipBody, startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  apiHeaders,
  apiPaths,
  consents,
  consentWords,
  phoneConsents,
  phoneConsentWords,
  wordsVersion,
} from '../contract/index.js';

const NOW = Date.UTC(2026, 10, 23);
let app: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  app = await startTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const latest = async (path: string) =>
  (await app.request.get(path).set('Cookie', app.cookie)).body[0].agreement as unknown;
const given = (call: keyof typeof consents) => ({ ...consentWords(call, undefined), at: '2026-11-23T00:00:00.000Z' });

describe('an agreement', () => {
  it('is stored with a subscription', async () => {
    await app.request.post(apiPaths.subscribe).send({ email: 'a@example.com' }).expect(201);
    expect(await latest(apiPaths.subscribers)).toEqual(given('subscribe'));
  });

  it('is stored with a partnership inquiry only if the sender agreed', async () => {
    await app.request.post(apiPaths.partnerships).send(partnershipBody).expect(201);
    expect(await latest(apiPaths.partnerships)).toBeUndefined();
    await app.request.post(apiPaths.partnerships).send({ ...partnershipBody, consent: true });
    expect(await latest(apiPaths.partnerships)).toEqual(given('partnerships'));
  });

  it('is stored with a message whose checkbox was ticked, sent by header or in a plain form post', async () => {
    await app.request.post(apiPaths.contact).send(contactBody).expect(201);
    expect(await latest(apiPaths.contacts)).toBeUndefined();
    await app.request.post(apiPaths.contact).set(apiHeaders.consent, 'of old').send(contactBody).expect(201);
    expect(await latest(apiPaths.contacts)).toEqual(given('contact'));
    await app.request.post(apiPaths.contact).type('form').send(contactBody).expect(303);
    expect(await latest(apiPaths.contacts)).toBeUndefined();
    await app.request
      .post(apiPaths.contact)
      .type('form')
      .send({ ...contactBody, consent: 'on' })
      .expect(303);
    expect(await latest(apiPaths.contacts)).toEqual(given('contact'));
  });

  it.each(['', ' ', 'false', 'off', 'No', '0'])('is not stored if its header or field is "%s"', async (consent) => {
    await app.request.post(apiPaths.contact).set(apiHeaders.consent, consent).send(contactBody).expect(201);
    expect(await latest(apiPaths.contacts)).toBeUndefined();
    const fields = { ...contactBody, consent };
    await app.request.post(apiPaths.contact).type('form').send(fields).expect(303);
    expect(await latest(apiPaths.contacts)).toBeUndefined();
    for (const name of ['consent', 'partnerConsent']) {
      const inquiry = { ...partnershipBody, [name]: consent };
      await app.request.post(apiPaths.partnerships).type('form').send(inquiry).expect(303);
      expect(await latest(apiPaths.partnerships)).toBeUndefined();
    }
  });

  it('to calls and texts is stored apart, by header or in a plain form post, and only with a number', async () => {
    const phoneAgreement = { ...phoneConsentWords(undefined), at: '2026-11-23T00:00:00.000Z' };
    const last = async () => (await app.request.get(apiPaths.contacts).set('Cookie', app.cookie)).body[0];
    const message = { ...contactBody, phone: '416 555 0134' };
    await app.request.post(apiPaths.contact).set(apiHeaders.consent, 'of old').send(message).expect(201);
    expect((await last()).phoneAgreement).toBeUndefined();
    await app.request.post(apiPaths.contact).set(apiHeaders.phoneConsent, phoneConsents[0].version).send(message);
    expect(await last()).toMatchObject({ phoneAgreement });
    expect((await last()).agreement).toBeUndefined();
    await app.request
      .post(apiPaths.contact)
      .type('form')
      .send({ ...message, phoneConsent: 'on' })
      .expect(303);
    expect(await last()).toMatchObject({ phoneAgreement });
    await app.request
      .post(apiPaths.contact)
      .set(apiHeaders.phoneConsent, '1')
      .send({ ...message, phone: '' });
    expect((await last()).phoneAgreement).toBeUndefined();
  });

  it('of a plain form has the words of the version that its page was built with', async () => {
    const fields = { ...contactBody, phone: '416 555 0134', consent: 'on', phoneConsent: 'on', words: '2026-11-28e' };
    await app.request.post(apiPaths.contact).type('form').send(fields).expect(303);
    const [stored] = (await app.request.get(apiPaths.contacts).set('Cookie', app.cookie)).body;
    expect(stored.agreement).toMatchObject({ version: '2026-11-28d' });
    expect(stored.phoneAgreement).toMatchObject(phoneConsentWords('2026-11-28e'));
    expect(stored.phoneAgreement.words).toContain('automatic dialing system');
    expect(phoneConsentWords(wordsVersion)).toEqual(phoneConsentWords(undefined));
    for (const call of ['contact', 'partnerships', 'subscribe'] as const)
      expect(consentWords(call, wordsVersion)).toEqual(consentWords(call, undefined));
  });

  it('names the sender, its address and its contact, and how to withdraw', () => {
    const party = { address: ['Prairie Funding Inc.', '1 King Street', 'Toronto'], contact: 'help@prairie.example' };
    for (const call of ['contact', 'partnerships', 'subscribe'] as const) {
      const { version, words } = consentWords(call, 'unknown', party);
      expect(version).toBe(consents[call][0].version);
      expect(words).toContain('Prairie Funding Inc., 1 King Street, Toronto');
      expect(words).toContain('help@prairie.example');
      expect(words).toMatch(/at any time/);
      expect(words).not.toMatch(/[{}]/);
      const versions = consents[call].map(({ version }) => version);
      expect(new Set(versions).size).toBe(versions.length);
    }
    const { version, words } = phoneConsentWords('unknown', party);
    expect(version).toBe(phoneConsents[0].version);
    expect(words).toContain('Prairie Funding Inc., 1 King Street, Toronto may call and text me');
    expect(words).toMatch(
      /^Optional: .* at the number I entered about what I send here and any funding I ask for, and about nothing else\./,
    );
    expect(words).toContain('I do not have to agree in order to');
    expect(words).toMatch(/Message frequency varies\. Message and data rates may apply\..*STOP.*HELP/);
    expect(words).not.toMatch(/automatic dialing|prerecorded|signature/);
    expect(words).toMatch(/withdraw at any time.*write to help@prairie\.example\.$/);
    const versions = phoneConsents.map((one) => one.version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(phoneConsentWords('2026-11-28b', party).words).toMatch(/^I agree that Boundless may call/);
    const inquiry = phoneConsentWords('unknown', party, 'partnerships').words;
    expect(inquiry).toMatch(/ entered about this inquiry and a partnership with Boundless, and about nothing else\./);
    expect(inquiry.split(' A person calls')[1]).toBe(words.split(' A person calls')[1]);
    expect(phoneConsentWords('2026-11-29', party, 'partnerships').words).toBe(words);
  });

  it('is exported', async () => {
    await app.request.post(apiPaths.subscribe).send({ email: 'a@example.com' });
    const { text } = await app.request.get(`${apiPaths.subscribers}.csv`).set('Cookie', app.cookie);
    const [header = '', row = ''] = text.split('\r\n');
    expect(header).toContain('agreedTo,agreementVersion,agreedAt');
    expect(row).toContain(
      `writing to support@boundless.example.",${consents.subscribe[0].version},2026-11-23T00:00:00.000Z`,
    );
  });
});
