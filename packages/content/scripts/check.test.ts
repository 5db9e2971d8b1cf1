import { expect, it } from 'vitest';
import { checkFigures } from './checks/check-figures.js';
import { checkImages } from './checks/check-images.js';
import { checkLinks } from './checks/check-links.js';
import { checkSchemas } from './checks/check-schemas.js';
import { readArticles } from './lib/build-articles.js';
import { loadEntries } from './lib/entries.js';
import { paths } from './lib/paths.js';

it('finds every entry and partner, and no problem in them', async () => {
  const { articles } = await readArticles(paths.articles);
  const content = { entries: await loadEntries(), articles, assets: paths.assets };
  expect(content.entries.map((entry) => entry.id)).toContain('partners/doola');
  for (const check of [checkSchemas, checkLinks, checkImages, checkFigures]) expect(await check(content)).toEqual([]);
}, 30_000);
