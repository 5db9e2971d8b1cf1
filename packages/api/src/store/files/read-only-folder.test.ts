import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFiles } from '../../../testing/file-store.js';
import { contactBody, startTestApp, tempFolder } from '../../../testing/test-app.js';
import { apiPaths } from '../../contract/index.js';
import { start } from '../../start.js';
import { startErrorMessage } from '../../start-error.js';
import { type Disk, disk } from './disk.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let data: string;
beforeEach(async () => {
  place = await tempFolder();
  data = join(place.folder, 'data');
});
afterEach(async () => {
  await chmod(data, 0o700).catch(() => undefined);
  await chmod(place.folder, 0o700);
  await place[Symbol.asyncDispose]();
});

/** Runs `work` without root's permission to write everywhere. */
async function unprivileged<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

const startHere = () => start({ env: { DATA_DIR: data, PORT: '0' }, siteDir: place.folder, print: () => undefined });
const refusal = () => unprivileged(() => startHere().then(() => 'started', startErrorMessage));

describe('the server does not start, and names what it cannot write,', () => {
  it('when the data folder is read-only', async () => {
    await mkdir(data);
    await chmod(data, 0o555);
    await chmod(place.folder, 0o755);
    expect(await refusal()).toBe(`This process may not write ${join(data, 'lock')} (EACCES).`);
    expect(await readdir(data)).toEqual([]);
  });

  it('when the data folder does not exist and cannot be created', async () => {
    await chmod(place.folder, 0o555);
    expect(await refusal()).toBe(`This process may not write ${data} (EACCES).`);
    expect(await readdir(place.folder)).toEqual([]);
  });
});

it('answers 503 while the disk is mounted read-only, still reads, and recovers afterwards', async () => {
  let readOnly = false;
  const refuse = async () => {
    if (readOnly) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  };
  const mounted: Disk = {
    write: (file, bytes, position) => refuse().then(() => disk.write(file, bytes, position)),
    sync: (file) => refuse().then(() => disk.sync(file)),
  };
  const app = await startTestApp({ stores: await openFiles({ folder: data, disk: mounted }) });
  const post = (firstName: string) => app.request.post(apiPaths.contact).send({ ...contactBody, firstName });
  const list = async () => (await app.request.get(apiPaths.contacts).set('Cookie', app.cookie).expect(200)).body;
  await post('before').expect(201);

  readOnly = true;
  const response = await post('lost').expect(503);
  expect(response.body).toEqual({ error: 'We cannot store anything at the moment. Please try again later.' });
  await app.request.get(apiPaths.ready).expect(503);
  expect(await list()).toMatchObject([{ firstName: 'before' }]);
  expect(app.log()).toContain('EROFS');

  readOnly = false;
  app.elapse(1_001);
  await app.request.get(apiPaths.ready).expect(200);
  await post('after').expect(201);
  expect(await list()).toMatchObject([{ firstName: 'after' }, { firstName: 'before' }]);
  await app.close();
});
