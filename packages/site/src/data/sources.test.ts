import { articles } from '@boundless/content/articles';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../routing/load-page.js';
import { createLoadData } from './load-data.js';
import { dataNames, dataOf } from './sources.js';

describe('dataOf', () => {
  it('has data for each of dataNames, and for no other name', async () => {
    for (const name of dataNames()) expect(await dataOf(name), name).toBeDefined();
    for (const name of ['blog/', 'blog/nobody-wrote-this', 'partners/nobody', 'latest/x']) {
      expect(await dataOf(name), name).toBeUndefined();
    }
  });

  it('has the two newest articles for the page of an unknown article', async () => {
    const page = await loadPage('/blog/nobody-wrote-this', createLoadData(dataOf));
    expect(page).toMatchObject({ data: { articles: articles.slice(0, 2) }, head: { noindex: true } });
  });
});
