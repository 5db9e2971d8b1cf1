import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const sources = '{ui,site,content}/{src,docs,template,testing}/**/*.{ts,tsx,mdx}';
/** Marks an element for variants such as `bl:group-hover:`. It has no style. */
const marker = /^bl:(?:group|peer)(?:\/|$)/;

it('has only classes that Tailwind knows, wherever they are written', async () => {
  const sheet = readFileSync(join(packages, 'ui/src/page-without-fonts.css'), 'utf8');
  const tailwind = await loadDesignSystem(sheet, { base: join(packages, 'ui/src') });
  const files = globSync(sources, { cwd: packages, absolute: true, ignore: ['**/*.test.*'] });
  const found = new Map<string, string>();
  for (const file of files)
    for (const [name] of readFileSync(file, 'utf8').matchAll(/(?<![\w-])bl:(?:\[\S*\]|[^\s'"`[])+/g))
      if (!marker.test(name)) found.set(name, file);
  expect(found.size).toBeGreaterThan(1_000);
  const styles = tailwind.candidatesToCss([...found.keys()]);
  expect([...found].filter((_, index) => styles[index] === null)).toEqual([]);
});
