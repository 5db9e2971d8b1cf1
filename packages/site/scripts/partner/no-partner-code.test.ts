import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const ids = readdirSync(join(packages, 'content/src/partners'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

/** Stories, samples, tests and the partner's own section may name a partner; other shipped code may not. */
const shipped = ['ui/src', 'ui/partner', 'site/src', 'api/src']
  .flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter(
    (file) =>
      /\.(tsx?|mjs|css)$/.test(file) &&
      !/\.(test|stories|samples)\.|[\\/]test(ing)?[\\/]|^site\/src\/partners\//.test(file),
  );

const filesWith = (pattern: RegExp) =>
  shipped.filter((file) => pattern.test(readFileSync(join(packages, file), 'utf8')));

it.each(['doola', 'lumora', 'handwerkskontor'])('no shipped code names %s', (id) => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(ids).toContain(id);
  expect(filesWith(new RegExp(id, 'i'))).toEqual([]);
});

// A partner's name may be a common word ("Open", "Ring"), so only comparisons with its id are searched.
it.each(ids)('no shipped code treats %s differently', (id) => {
  expect(filesWith(new RegExp(`(partners/|data-partner=["']?|\\b(id|partner) === ["'])${id}\\b`))).toEqual([]);
});
