import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from './paths.js';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const { scripts } = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8'));

it('builds again when a file that no module imports is saved, such as an article', async () => {
  const [, ...args]: string[] = scripts.dev.split(' ');
  expect(args.splice(-2)).toEqual(['scripts/build.ts', '--lenient']);
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(folder, 'src/fr/articles'), { recursive: true });
  // The build itself would take seconds.
  writeFileSync(join(folder, 'build.ts'), "console.log('built');");
  const build = spawn(process.execPath, [tsx, ...args, 'build.ts'], { cwd: folder });
  onTestFinished(() => {
    build.kill();
    rmSync(folder, { recursive: true });
  });
  const lines = createInterface(build.stdout)[Symbol.asyncIterator]();
  const built = async () => {
    for (let next = await lines.next(); next.value !== 'built'; next = await lines.next())
      if (next.done) throw new Error('The build ended.');
  };
  await built();
  writeFileSync(join(folder, 'src/fr/articles/an-article.md'), 'Saved.');
  await built();
  expect(build.exitCode).toBeNull();
});
