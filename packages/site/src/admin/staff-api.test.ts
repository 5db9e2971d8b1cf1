import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestFailure, request } from '../data/request.js';
import { createStaffQueries, readPage, signIn } from './staff-api.js';

const response = (body: string | null, init: ResponseInit = {}) => {
  const fetched = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

it('fetches on request only: no retry, no refetch, no polling, never stale, not paused offline', () => {
  expect(createStaffQueries().getDefaultOptions().queries).toEqual({
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
});

describe('request', () => {
  it.each([
    [401, '{"error":"Please sign in"}', '401: {"error":"Please sign in"}'],
    [503, '', '503: Service Unavailable'],
  ])('fails with status and body, or with the status text (%i)', async (status, body, message) => {
    response(body, { status, statusText: 'Service Unavailable' });
    const failure = await request('/api/contacts').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestFailure);
    expect(failure).toMatchObject({ status, message });
  });
});

it('sends the password as JSON', async () => {
  const fetched = response(null, { status: 204 });
  await signIn(' open sesame ');
  expect(fetched).toHaveBeenCalledWith('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"password":" open sesame "}',
  });
});

describe('readPage', () => {
  it('reads the entries, their total and the next page', async () => {
    response('[{"id":"a"}]', {
      headers: {
        'X-Total-Count': '48',
        'X-Total-Count-Kind': 'estimate',
        Link: '</api/contacts?q=x&cursor=7>; rel="next"',
      },
    });
    expect(await readPage('/api/contacts?q=x')).toEqual({
      entries: [{ id: 'a' }],
      total: 48,
      totalIsEstimate: true,
      keptDays: undefined,
      next: '/api/contacts?q=x&cursor=7',
    });
  });

  it('recognizes the last page', async () => {
    response('[]', { headers: { 'X-Total-Count': '0' } });
    expect(await readPage('/api/contacts')).toEqual({ entries: [], total: 0, totalIsEstimate: false, next: undefined });
  });
});
