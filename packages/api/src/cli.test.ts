import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openFiles } from '../testing/file-store.js';
import { lead, namesIn } from '../testing/leads.js';
import { tempFolder } from '../testing/test-app.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

/** Runs a command for a folder from another folder, as npm does. */
const give = (folder: string, ...command: string[]) =>
  run(process.execPath, ['--import', 'tsx', cli, ...command], { cwd: root, env: { ...process.env, INIT_CWD: folder } });

it('backs up the data folder into a file that only its owner can read and git ignores', async () => {
  await using place = await tempFolder();
  await (await openFiles({ folder: join(place.folder, 'data') })).close();
  await give(place.folder, 'backup');
  const backup = (await readdir(place.folder)).find((name) => name.startsWith('boundless-backup-')) ?? '';
  expect((await stat(join(place.folder, backup))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(root, '.gitignore'), 'utf8')).split('\n')).toContain('boundless-backup-*.json*');
});

it.each(['backup', 'repair', 'erase --email a@b.co'])(
  'refuses "%s" if the data folder does not exist, and does not create it',
  async (command) => {
    await using place = await tempFolder();
    await expect(give(place.folder, ...command.split(' '))).rejects.toThrow(
      /There is no data in .*data\. Set DATA_DIR to the data folder/,
    );
    expect(await readdir(place.folder)).toEqual([]);
  },
);

it.each(['backup', 'repair', 'erase --email a@b.co'])(
  'refuses "%s" of another folder, in which it would find nothing',
  async (command) => {
    await using place = await tempFolder();
    await mkdir(join(place.folder, 'data', 'photos'), { recursive: true });
    await expect(give(place.folder, ...command.split(' '))).rejects.toThrow(/There is no data in .*data\./);
    expect(await readdir(join(place.folder, 'data'))).toEqual(['photos']);
    expect(await readdir(place.folder)).toEqual(['data']);
  },
);

it.each(['erase --email ada@example.com --email noor@example.com', 'backup one.json two.json'])(
  'refuses "%s", a part of which would not be done',
  async (command) => {
    await using place = await tempFolder();
    const folder = join(place.folder, 'data');
    const stores = await openFiles({ folder });
    await stores.leads.add(lead('ada'));
    await stores.leads.add(lead('noor'));
    await stores.close();
    await expect(give(place.folder, ...command.split(' '))).rejects.toThrow(/Usage:/);
    expect(await readdir(place.folder)).toEqual(['data']);
    const again = await openFiles({ folder });
    expect(await namesIn(again.leads)).toHaveLength(2);
    await again.close();
  },
);

it('is called directly by "npm run data", so that INIT_CWD is set', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(scripts.data).toBe('node packages/api/dist/cli.js');
});

it('erases a person by address, and a restored backup does not bring the person back', async () => {
  await using place = await tempFolder();
  const folder = join(place.folder, 'data');
  const stores = await openFiles({ folder });
  await stores.leads.add(lead('ada'));
  await stores.leads.add(lead('noor'));
  await stores.close();
  await give(place.folder, 'backup', 'old.json');
  expect((await give(place.folder, 'erase', '--email', ' ADA@example.com ')).stdout).toMatch(
    /^1 record is erased from/,
  );
  // A script would take a mistyped address for an erased one.
  await expect(give(place.folder, 'erase', '--email', 'ada@example.com')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing is stored about ada@example\.com in/),
  });
  const { stdout } = await give(place.folder, 'restore', 'old.json', '--replace');
  expect(stdout).toMatch(/^1 entries are in .* again; 1 entries of people who were erased since are skipped/);
  const again = await openFiles({ folder });
  expect(await namesIn(again.leads)).toEqual(['noor']);
  await again.close();
});
