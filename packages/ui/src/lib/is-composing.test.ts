import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isComposing } from './is-composing.js';

it('knows the keys of an input method, in Safari by their code', () => {
  expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))).toBe(true);
  expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229 }))).toBe(true);
  expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 }))).toBe(false);
});

it('is asked wherever a key is read', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  );
  const readers = files.filter((file) =>
    /event\.key\b[^.]|\{ key \}\) =>/.test(readFileSync(join(root, file), 'utf8')),
  );
  const asking = readers.filter((file) => /isComposing|StorageEvent/.test(readFileSync(join(root, file), 'utf8')));
  expect(readers.length).toBeGreaterThan(5);
  expect(asking).toEqual(readers);
});
