import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, 'check-docs.mjs');

it('reads the documents of this repository, whatever the current folder is', () => {
  const output = execFileSync(process.execPath, [script], { cwd: tmpdir(), encoding: 'utf8' });
  expect(output).toMatch(/^[2-9]\d documents, 0 problems/);
});

it('names each link to a file, a heading or a test that does not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundless-docs-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/other.md'), '# What `npm test` does: all\n');
  writeFileSync(join(folder, 'a.test.ts'), "it('adds', () => {});");
  const links = [
    '[a](docs/other.md#what-npm-test-does-all) [b](#title) [c](https://example.com/#x) [a.test.ts › adds](a.test.ts)',
    '[a](docs/none.md)',
    '[a](docs/other.md#what-npm-does)',
    '[a](#none)',
    '[a.test.ts › subtracts](a.test.ts)',
    '[]()',
  ];
  writeFileSync(join(folder, 'README.md'), ['# Title', ...links].join('\n'));
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr.replaceAll(folder, '').trim().split('\n')).toEqual([
    'README.md:3: /docs/none.md does not exist',
    'README.md:4: /docs/other.md has no heading for #what-npm-does',
    'README.md:5: /README.md has no heading for #none',
    'README.md:6: /a.test.ts has no test titled "subtracts"',
  ]);
});
