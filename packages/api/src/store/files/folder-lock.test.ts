import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../testing/test-app.js';
import { FolderInUseError, StorageError } from '../errors.js';
import { lockFolder, networkOf } from './folder-lock.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
beforeEach(async () => {
  place = await tempFolder();
});
afterEach(() => place[Symbol.asyncDispose]());

/** What another process does: takes the lock of a folder, says so, and keeps it. */
const other = `
  import { lockFolder } from ${JSON.stringify(fileURLToPath(new URL('folder-lock.ts', import.meta.url)))};
  await lockFolder(process.argv[1]);
  console.log('taken');
  setInterval(() => {}, 1000);
`;
const command = (folder: string) => ['--import', 'tsx', '--input-type=module', '-e', other, folder];

it('is refused to a second process, and free as soon as the first one is killed', async () => {
  const child = spawn(process.execPath, command(place.folder), { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(lockFolder(place.folder)).rejects.toThrow(/Another process is using the data folder .*DATA_DIR/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockFolder(place.folder)).release();
});

it('is refused to a process in another network namespace, as containers are', async ({ skip }) => {
  const run = promisify(execFile);
  await run('unshare', ['-n', 'true']).catch(() => skip());
  const lock = await lockFolder(place.folder);
  await expect(run('unshare', ['-n', process.execPath, ...command(place.folder)])).rejects.toThrow(/Another process/);
  await lock.release();
});

it('is taken where an older version has left its lock', async () => {
  await writeFile(join(place.folder, 'lock'), 'elsewhere/net:[1] 1\n');
  await (await lockFolder(place.folder)).release();
});

describe('a lock that is deleted under its owner', () => {
  it('is taken again, and the owner says so', async () => {
    const report = vi.fn();
    const lock = await lockFolder(place.folder, { report });
    await rm(join(place.folder, 'lock'));
    await Promise.all([lock.confirm(), lock.confirm()]);
    expect(report.mock.calls).toEqual([[expect.stringContaining('"lock" was deleted')]]);
    await expect(lockFolder(place.folder)).rejects.toThrow(FolderInUseError);
    await lock.release();
  });

  it('is lost when another process has taken it meanwhile, and the owner is to end', async () => {
    const onLost = vi.fn();
    const lock = await lockFolder(place.folder, { onLost });
    await rm(join(place.folder, 'lock'));
    const second = await lockFolder(place.folder);
    await expect(lock.confirm()).rejects.toThrow(FolderInUseError);
    expect(onLost).toHaveBeenCalledOnce();
    await second.confirm();
    await second.release();
    await lock.release();
  });
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

describe('the file system of a folder', () => {
  const mounts = [
    '27 1 254:0 / / rw,relatime - ext4 /dev/vda rw',
    '40 27 0:50 / /srv/shared rw - nfs4 server:/export rw',
    '41 27 0:51 / /srv/my\\040share rw shared:1 - cifs //server/share rw',
    '42 40 0:52 / /srv/shared/local rw - xfs /dev/vdb rw',
    '43 27 0:53 / /home/ada/far rw - fuse.sshfs ada@server: rw',
    '44 27 0:54 / /var/lib/containers rw - overlay overlay rw',
    '45 27 0:55 / /mnt/host rw - virtiofs host rw',
    '46 27 0:56 / /mnt/podman rw - fuse.fuse-overlayfs fuse-overlayfs rw',
  ].join('\n');

  it.each([
    ['/srv/shared', 'nfs4'],
    ['/srv/shared/data', 'nfs4'],
    ['/srv/my share/data', 'cifs'],
    ['/home/ada/far/data', 'fuse.sshfs'],
    ['/srv/shared/local/data', undefined],
    ['/srv/sharedwithnobody', undefined],
    ['/var/lib/containers/data', undefined],
    ['/mnt/host/data', undefined],
    ['/mnt/podman/data', undefined],
    ['/data', undefined],
  ])('of %s is a network one: %s', (folder, type) => {
    expect(networkOf(folder, mounts)).toBe(type);
    expect(networkOf(folder, '')).toBeUndefined();
  });
});
