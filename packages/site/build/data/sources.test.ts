import { articles } from '@boundless/content/articles';
import { describe, expect, it } from 'vitest';
import { createLoadData } from '../../src/data/load-data.js';
import { loadPage } from '../../src/routing/load-page.js';
import { dataNames, dataOf } from './sources.js';

describe('dataOf', () => {
  it('has something under every name that it gives out, and nothing under others', async () => {
    for (const name of dataNames()) expect(await dataOf(name), name).toBeDefined();
    for (const name of ['blog/', 'blog/nobody-wrote-this', 'partners/nobody', 'latest/x']) {
      expect(await dataOf(name), name).toBeUndefined();
    }
  });

  it('offers the two newest articles at the address of one that is not written yet', { timeout: 20_000 }, async () => {
    const page = await loadPage('/blog/nobody-wrote-this', createLoadData(dataOf));
    expect(page).toMatchObject({ data: { articles: articles.slice(0, 2) }, head: { noindex: true } });
  });
});
