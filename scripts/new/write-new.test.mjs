import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeNew } from './write-new.mjs';

let top = '';
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'boundless-new-'));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

it('writes nothing if a line has no place in one of the files that it changes', () => {
  const pages = join(top, 'packages/content/src');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'pages.ts'), 'export const list = [];\n');
  expect(() => writeNew(top, 'page', 'early-payment')).toThrow(
    `"at('/early-payment')," cannot be inserted into packages/content/src/pages.ts: its place was not found; nothing was written`,
  );
  expect(readdirSync(top, { recursive: true }).sort()).toEqual([
    'packages',
    'packages/content',
    'packages/content/src',
    'packages/content/src/pages.ts',
  ]);
});
