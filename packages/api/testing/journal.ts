import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { journalName } from '../src/store/files/read-journal.js';
import type { NewLead } from '../src/store/ports.js';
import { openFiles } from './file-store.js';
import { lead, namesIn } from './leads.js';
import { tempFolder } from './test-app.js';

/** A lead of 60 kB. */
export const bigLead = (firstName: string) => lead(firstName, { body: { firstName, message: 'x'.repeat(60_000) } });

/** Number of leads that {@link useJournal} stores. */
export const STORED = 75;

/** Gives each test its own data folder with big leads. */
export function useJournal() {
  let sound: Awaited<ReturnType<typeof tempFolder>>;
  let place: Awaited<ReturnType<typeof tempFolder>>;
  const folder = () => join(place.folder, 'data');
  beforeAll(async () => {
    sound = await tempFolder();
    const store = await openFiles(sound);
    for (let n = 0; n < STORED; n += 1) await store.leads.add(bigLead(`n${n}`));
    await store.close();
  });
  afterAll(() => sound[Symbol.asyncDispose]());
  beforeEach(async () => {
    place = await tempFolder();
    await cp(sound.folder, folder(), { recursive: true });
  });
  afterEach(() => place[Symbol.asyncDispose]());

  return {
    folder,
    file: (number = 1) => join(folder(), journalName(number)),
    /** Path of a file next to the folder. */
    beside: (name: string) => join(place.folder, name),
    /** Number of leads after a start. */
    async count(): Promise<number> {
      const store = await openFiles({ folder: folder() });
      const { total } = await store.leads.page({ kind: 'contact', spam: false, limit: 1 });
      const { count } = await total();
      await store.close();
      return count;
    },
    /** First names, oldest first. */
    async names(): Promise<unknown[]> {
      const store = await openFiles({ folder: folder() });
      const found = await namesIn(store.leads);
      await store.close();
      return found;
    },
    async add(added: NewLead): Promise<void> {
      const store = await openFiles({ folder: folder() });
      await store.leads.add(added).finally(() => store.close());
    },
  };
}
