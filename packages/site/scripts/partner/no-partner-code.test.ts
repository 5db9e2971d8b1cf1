import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const slugs = readdirSync(join(packages, 'content/src/partners')).map((name) => name.replace(/\.ts$/, ''));

/** Stories, samples and tests may name a partner; what is shipped may not. */
const shipped = ['ui/src', 'ui/template', 'ui/bin', 'site/src', 'api/src']
  .flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.(test|stories|samples)\.|[\\/]test[\\/]/.test(file));

it.each(slugs)('no code is there for %s', (slug) => {
  const named = shipped.filter((file) => readFileSync(join(packages, file), 'utf8').toLowerCase().includes(slug));
  expect(shipped.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
