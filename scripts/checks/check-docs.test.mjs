import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('reads the documents of this repository, whatever the current folder is', () => {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'check-docs.mjs')], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect(output).toMatch(/^[2-9]\d documents, 0 problems/);
});
