import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const kit = join(import.meta.dirname, '../..');
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(join(kit, file), 'utf8').matchAll(pattern)].map(([, name]) => name).sort();

it('lists every variant in the README', () => {
  const listed = namesIn('README.md', /^\| `([a-z-]+):` \|/gm);
  expect(listed).toEqual(namesIn('src/tokens/base.css', /^@custom-variant ([\w-]+)/gm));
  expect(listed.length).toBeGreaterThan(4);
});
