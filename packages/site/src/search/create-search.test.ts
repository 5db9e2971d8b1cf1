import MiniSearch from 'minisearch';
import { afterEach, expect, it, vi } from 'vitest';
import { createSearch } from './create-search.js';
import { searchIndex } from './search-index.js';
import { type SearchDocument, searchOptions } from './search-options.js';

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

it.each(['Intérêt', 'interet', 'INTÉRÊT', 'inte\u0301re\u0302t', 'interets', 'intér'])(
  'finds French words as "%s"',
  async (query) => {
    const index = new MiniSearch<SearchDocument>(searchOptions);
    index.addAll(
      ['Le taux d’intérêt', 'Intérêts courus', 'La main-d’œuvre'].map((title) => ({
        ...{ id: `/${title}`, title, kind: 'Page' },
        ...{ excerpt: '', text: '' },
      })),
    );
    const search = createSearch(async () => JSON.stringify(index));
    expect((await search(query)).map(({ title }) => title)).toEqual(['Intérêts courus', 'Le taux d’intérêt']);
    expect(await search('oeuvre')).toHaveLength(1);
  },
);

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
