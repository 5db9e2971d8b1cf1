import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const kit = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: kit }).map((file) => [file, readFileSync(join(kit, file), 'utf8')] as const);
const docs = read('{docs,src}/**/*.mdx');
const stories = read('{docs,src}/**/*.stories.tsx');

/** "Guides/What a screen reader says" has the page `guides-what-a-screen-reader-says--docs`. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

it('has no link to a docs page that does not exist', () => {
  const titles = [...docs, ...stories].map(
    ([, text]) => text.match(/(?:<Meta title=|\btitle: )["']([A-Z][a-z]+\/[^"']+)["']/)?.[1],
  );
  const ids = new Set(titles.map((title) => `${idOf(title ?? '')}--docs`));
  const dead = [...docs, ...read('docs/**/*.tsx')].flatMap(([file, text]) =>
    [...text.matchAll(/(?:\?path=\/docs\/|page\(')([\w-]+?)(?:--docs)?['")]/g)]
      .filter(([, id]) => !ids.has(`${id}--docs`))
      .map(([, id]) => `${file}: ${id}`),
  );
  expect(ids.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});
