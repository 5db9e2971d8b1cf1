import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../../../testing/test-app.js';
import { StorageError } from '../errors.js';
import { lockFolder, refuseNetworkFileSystem } from './folder-lock.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
beforeEach(async () => {
  place = await tempFolder();
});
afterEach(() => place[Symbol.asyncDispose]());

/** Code of another process: takes the lock of a folder, says so, and keeps it. */
const other = `
  import { lockFolder } from ${JSON.stringify(fileURLToPath(new URL('folder-lock.ts', import.meta.url)))};
  await lockFolder(process.argv[1]);
  console.log('taken');
  setInterval(() => {}, 1000);
`;
const command = (folder: string) => ['--import', 'tsx', '--input-type=module', '-e', other, folder];

it('is refused to a second process, and is free when the first one is killed', async () => {
  const child = spawn(process.execPath, command(place.folder), { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(lockFolder(place.folder)).rejects.toThrow(/Another process is using the data folder .*DATA_DIR/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockFolder(place.folder)).release();
});

it('is refused to a process in another network namespace, like a container', async ({ skip }) => {
  const run = promisify(execFile);
  await run('unshare', ['-n', 'true']).catch(() => skip());
  const lock = await lockFolder(place.folder);
  await expect(run('unshare', ['-n', process.execPath, ...command(place.folder)])).rejects.toThrow(/Another process/);
  await lock.release();
});

it('is taken despite the lock of an older version', async () => {
  await writeFile(join(place.folder, 'lock'), 'elsewhere/net:[1] 1\n');
  await (await lockFolder(place.folder)).release();
});

it('is lost when its file is deleted', async () => {
  const lock = await lockFolder(place.folder);
  await rm(join(place.folder, 'lock'));
  await expect(lock.confirm()).rejects.toThrow(/"lock" was deleted/);
  const second = await lockFolder(place.folder);
  await expect(lock.confirm()).rejects.toThrow(StorageError);
  await second.confirm();
  await second.release();
  await lock.release();
});

it('is not confirmed while the folder is somewhere else', async () => {
  const folder = join(place.folder, 'data');
  const lock = await lockFolder(folder);
  await rename(folder, `${folder}.moved`);
  await expect(lock.confirm()).rejects.toThrow(StorageError);
  await rename(`${folder}.moved`, folder);
  await lock.confirm();
  await lock.release();
});

it('is refused on a network file system, which the error names', () => {
  expect(() => refuseNetworkFileSystem('/srv/shared', 0x6969)).toThrow(/The data folder \/srv\/shared .* \(NFS\)/);
  expect(() => refuseNetworkFileSystem('/srv/shared', 0xff534d42)).toThrow(/\(CIFS\)/);
  // ext4, xfs, overlay, tmpfs
  for (const type of [0xef53, 0x58465342, 0x794c7630, 0x01021994]) refuseNetworkFileSystem('/data', type);
});
