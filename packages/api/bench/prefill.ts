import { Low } from 'lowdb';
import { disk } from '../src/store/files/disk.js';
import type { Entry } from '../src/store/files/entries.js';
import { lockFolder } from '../src/store/files/folder-lock.js';
import { JournalFile } from '../src/store/files/journal-file.js';
import { sampleLead } from './load.js';

const BATCH = 500;

/** Fills a data folder with so many leads, in the way that the server would have written them. */
export async function prefill(folder: string, count: number): Promise<void> {
  const lock = await lockFolder(folder);
  const db = new Low<Entry[]>(new JournalFile(lock, { ...disk, sync: async () => undefined }), []);
  await db.read();
  for (let n = 1; n <= count; n += 1) {
    db.data.push({ t: 'lead', n, id: crypto.randomUUID(), at: Date.now(), kind: 'contact', body: sampleLead(n) });
    if (n % BATCH === 0 || n === count) await db.write();
  }
  await lock.release();
}
