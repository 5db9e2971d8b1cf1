import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openFiles } from './store/files/open-files.js';
import { tempFolder } from './testing/test-app.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

/** Gives a command in a folder, as npm does: from another one. */
const give = (folder: string, ...command: string[]) =>
  run(process.execPath, ['--import', 'tsx', cli, ...command], { cwd: root, env: { ...process.env, INIT_CWD: folder } });

it('backs up what stands where the command is given, to there, for its owner alone, under a name that git ignores', async () => {
  await using place = await tempFolder();
  await (await openFiles({ folder: join(place.folder, 'data') })).close();
  await give(place.folder, 'backup');
  const backup = (await readdir(place.folder)).find((name) => name.startsWith('boundless-backup-')) ?? '';
  expect((await stat(join(place.folder, backup))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(root, '.gitignore'), 'utf8')).split('\n')).toContain('boundless-backup-*.json*');
});

it.each(['backup', 'repair'])('makes no folder for a %s of one that is not there', async (command) => {
  await using place = await tempFolder();
  await expect(give(place.folder, command)).rejects.toThrow(/There is no folder .*data\. DATA_DIR says which one/);
  expect(await readdir(place.folder)).toEqual([]);
});

it.each(['backup', 'restore', 'repair'])(
  'is called for "npm run %s" by one npm only, which knows where it was given',
  async (command) => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(scripts[command]).toBe(`node packages/api/dist/cli.js ${command}`);
  },
);
