import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourcesOf } from './inbox-sources.js';

afterEach(() => vi.restoreAllMocks());

describe('sourcesOf', () => {
  it.each([
    ['messages', '', ['/api/contacts']],
    ['messages', 'river bank & co', ['/api/contacts?q=river+bank+%26+co']],
    ['messages', ' ana ', ['/api/contacts?q=ana']],
    ['messages', 'x'.repeat(201), [`/api/contacts?q=${'x'.repeat(200)}`]],
    ['partnerships', '', ['/api/partnerships']],
    ['subscribers', 'ana', ['/api/subscribers?q=ana']],
    ['people', 'ana', ['/api/contacts']],
    ['audit', 'ana', ['/api/audit']],
    ['notifications', 'ana', ['/api/outbox']],
  ] as const)('fetches for %s and %j %j', (tab, query, addresses) => {
    expect(sourcesOf(tab, query).map(({ address }) => address)).toEqual(addresses);
  });

  it('filters every kind of lead for spam', () => {
    expect(sourcesOf('spam', 'ana').map(({ address }) => address)).toEqual([
      '/api/contacts?q=ana&spam=only',
      '/api/partnerships?q=ana&spam=only',
      '/api/subscribers?q=ana&spam=only',
    ]);
  });

  it('filters without `URLSearchParams.size`, which Safari 16 does not have', () => {
    vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
    expect(sourcesOf('messages', 'ana').map(({ address }) => address)).toEqual(['/api/contacts?q=ana']);
  });

  it('filters leads by the language of their form, with their export', () => {
    const [source] = sourcesOf('partnerships', 'ana', 'fr');
    expect(source?.address).toBe('/api/partnerships?q=ana&language=fr');
    expect(source?.file).toBe('/api/partnerships.csv?q=ana&language=fr');
    expect(sourcesOf('audit', '', 'fr').map(({ address }) => address)).toEqual(['/api/audit']);
  });

  it('has an export only for lists that have a CSV', () => {
    expect(sourcesOf('messages', 'ana')[0]?.file).toBe('/api/contacts.csv?q=ana');
    expect(sourcesOf('spam', '').map(({ file }) => file)).toContain('/api/subscribers.csv?spam=only');
    expect(sourcesOf('audit', '')[0]?.file).toBeUndefined();
  });
});
