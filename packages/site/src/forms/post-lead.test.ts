// @vitest-environment jsdom
import { apiHeaders, consents } from '@boundless/api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailure } from '../data/request.js';
import { postLead } from './post-lead.js';

const fillIn = { trap: '', elapsed: 4200, idempotencyKey: 'a-key', consent: false, phoneConsent: false };
const response = (status: number, body: string) => {
  const fetched = vi.fn(async () => new Response(body, { status, statusText: 'Some Status' }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const message = { firstName: 'Noor', lastName: 'Haddad', email: 'a@b.ca' };

describe('postLead', () => {
  // Another test file may have left the source of a visit.
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('posts the payload as the body, and sends in headers how the form was filled in', async () => {
    history.replaceState(null, '', '/contact-us');
    const fetched = response(201, '{"id":"1"}');
    await postLead('subscribe')({ email: 'a@b.ca' }, fillIn);
    expect(fetched).toHaveBeenCalledWith('/api/subscribe', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [apiHeaders.formTrap]: '',
        [apiHeaders.formElapsed]: '4200',
        [apiHeaders.idempotencyKey]: 'a-key',
        [apiHeaders.leadSource]: '{"page":"/contact-us"}',
        [apiHeaders.consent]: consents.subscribe[0].version,
      },
      body: '{"email":"a@b.ca"}',
    });
  });

  it('reports a filled trap, whatever its characters', async () => {
    const fetched = response(201, '{}');
    await postLead('contact')(message, { ...fillIn, trap: 'Купить 😀' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/contact',
      expect.objectContaining({ headers: expect.objectContaining({ [apiHeaders.formTrap]: 'filled' }) }),
    );
  });

  it('sends the consent to be contacted only if its checkbox is checked', async () => {
    for (const consent of [true, false]) {
      const fetched = response(201, '{}');
      await postLead('contact')(message, { ...fillIn, consent });
      const [, { headers }] = fetched.mock.lastCall as unknown as [string, { headers: object }];
      expect(apiHeaders.consent in headers).toBe(consent);
    }
  });

  it('sends the consent to calls and texts only if its checkbox is checked', async () => {
    for (const phoneConsent of [true, false]) {
      const fetched = response(201, '{}');
      await postLead('contact')(message, { ...fillIn, phoneConsent });
      const [, { headers }] = fetched.mock.lastCall as unknown as [string, { headers: object }];
      expect(apiHeaders.phoneConsent in headers).toBe(phoneConsent);
    }
  });

  it('rejects with status, body and the reason of the server', async () => {
    response(400, '{"error":"Please enter a valid email address"}');
    const failure = await postLead('subscribe')({ email: 'a@b.ca' }, fillIn).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestFailure);
    expect(failure).toMatchObject({
      message: '400: {"error":"Please enter a valid email address"}',
      reason: 'Please enter a valid email address',
    });
  });

  it.each(['<html>', '{}', '{"error":7}', ''])('has no reason if the response has none (%j)', async (body) => {
    response(502, body);
    const failure = await postLead('subscribe')({ email: 'a@b.ca' }, fillIn).catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: undefined, message: `502: ${body || 'Some Status'}` });
  });
});
