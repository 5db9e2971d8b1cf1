import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from './paths.js';

it('builds again when an article in any language is saved', async () => {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--watch'], { cwd: paths.root });
  onTestFinished(() => {
    build.kill();
  });
  const lines = createInterface(build.stdout)[Symbol.asyncIterator]();
  const printed = async (pattern: RegExp) => {
    for (let next = await lines.next(); !pattern.test(next.value); next = await lines.next())
      if (next.done) throw new Error('The build ended.');
  };
  await printed(/^content: partners/);
  for (const folder of ['src/articles', 'src/fr/articles']) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    utimesSync(join(paths.root, folder, 'debt-financing-guide.md'), new Date(), new Date());
    await printed(/^content: \d+ articles/);
  }
  expect(build.exitCode).toBeNull();
});
