import { afterEach, expect, it, vi } from 'vitest';
import { createSearch } from './create-search.js';
import { searchIndex } from './search-index.js';

afterEach(() => vi.unstubAllGlobals());

it('lists titles that start with the query first, eight at most', async () => {
  const index = await searchIndex();
  vi.stubGlobal('fetch', async () => new Response(index));
  const found = await createSearch()('term loan');
  expect(found[0]).toMatchObject({ href: '/financial-products#term-loans', title: 'Term Loans', kind: 'Product' });
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(8);
});

it('finds the terms of the glossary', async () => {
  const search = createSearch(searchIndex);
  for (const [query, href] of [
    ['lien', '/glossary#lien'],
    ['factor rate', '/glossary#factor-rate'],
    ['balloon', '/glossary#balloon-payment'],
  ] as const)
    expect((await search(query)).map((found) => found.href)).toContain(href);
});

it('loads the index again after a failure', async () => {
  const index = await searchIndex();
  const fetched = vi.fn(async () => new Response(index)).mockResolvedValueOnce(new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  const search = createSearch();
  await expect(search('loan')).rejects.toThrow('503');
  expect(await search('loan')).not.toEqual([]);
  await search('line');
  expect(fetched).toHaveBeenCalledTimes(2);
});
