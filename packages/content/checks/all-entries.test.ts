import { expect, it } from 'vitest';
import { readArticles } from '../build/build-articles.js';
import { loadEntries } from '../build/entries.js';
import { paths } from '../build/paths.js';
import { checkFigures } from './check-figures.js';
import { checkImages } from './check-images.js';
import { checkLinks } from './check-links.js';
import { checkSchemas } from './check-schemas.js';

it('finds every entry and partner, and no problem in them', async () => {
  const { articles } = await readArticles(paths.articles);
  const content = { entries: await loadEntries(), articles, assets: paths.assets };
  expect(content.entries.map((entry) => entry.id)).toContain('partners/doola');
  for (const check of [checkSchemas, checkLinks, checkImages, checkFigures]) expect(await check(content)).toEqual([]);
});
