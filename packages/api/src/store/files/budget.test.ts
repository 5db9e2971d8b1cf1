import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFiles } from '../../../testing/file-store.js';
import { bigLead } from '../../../testing/journal.js';
import { lead } from '../../../testing/leads.js';
import { contactBody, startTestApp, tempFolder } from '../../../testing/test-app.js';
import { apiPaths } from '../../contract/index.js';
import { StorageError } from '../errors.js';
import type { FileStores } from './open-files.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
let stores: FileStores;
const report = vi.fn();
const open = async () => {
  stores = await openFiles({ folder: place.folder, maxBytes: 1024 * 1024, report });
};
beforeEach(async () => {
  report.mockClear();
  place = await tempFolder();
  await open();
});
afterEach(() => place[Symbol.asyncDispose]());

it('warns once when the limit is near, and refuses new leads at the limit, after restarts too', async () => {
  for (let n = 0; n < 14; n += 1) await stores.leads.add(bigLead(`n${n}`));
  expect(report).not.toHaveBeenCalled();
  for (let n = 14; n < 18; n += 1) await stores.leads.add(bigLead(`n${n}`));
  expect(report.mock.calls).toEqual([
    [expect.stringMatching(/^The storage is nearly full: .* 1 MB of the 1 that MAX_STORED_MB/)],
  ]);
  await expect(stores.leads.add(lead('more'))).rejects.toThrow(StorageError);
  await stores.close();
  await open();
  await expect(stores.leads.add(lead('more'))).rejects.toThrow(/No more leads can be stored/);
  await stores.close();
});

it('answers 503, is not ready and logs it; staff can continue, and erasing frees space', async () => {
  const app = await startTestApp({ stores });
  for (let n = 0; n < 18; n += 1) await stores.leads.add(bigLead(`n${n}`));
  await app.request.post(apiPaths.contact).send(contactBody).expect(503);
  await app.request.get(apiPaths.ready).expect(503);
  expect(app.log()).toContain('that MAX_STORED_MB allows');
  const { body } = await app.request.get(apiPaths.contacts).set('Cookie', app.cookie).expect(200);
  await app.request
    .patch(`${apiPaths.contacts}/${body[0].id}`)
    .set('Cookie', app.cookie)
    .send({ note: 'Called' })
    .expect(200);
  await stores.leads.erase([body[0].id, body[1].id], 'test');
  await app.request.post(apiPaths.contact).send(contactBody).expect(201);
  await app.close();
});
