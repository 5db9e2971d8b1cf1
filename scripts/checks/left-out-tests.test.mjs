import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../lib/run.mjs';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-out-tests-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['a.test.ts', 'only', 'noFocusedTests'],
  ['a.test.tsx', 'skip', 'noSkippedTests'],
  ['a.spec.ts', 'only', 'noFocusedTests'],
  ['a.test.mjs', 'skip', 'noSkippedTests'],
])('a test in %s that is marked with "%s" is refused: it, or the others, would not run', (file, mark, rule) => {
  const path = join(folder, file);
  writeFileSync(path, `test.${mark}('works', () => {});\n`);
  const options = ['lint', '--vcs-enabled=false', `--config-path=${root}`, path];
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...options], { encoding: 'utf8' });
  expect(stdout + stderr).toContain(rule);
  expect(status).toBe(1);
});
