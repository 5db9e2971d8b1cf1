import { disk } from '../src/store/files/disk.js';
import type { Entry } from '../src/store/files/entries.js';
import { lockFolder } from '../src/store/files/folder-lock.js';
import { Journal } from '../src/store/files/journal.js';
import { sampleLead } from './load.js';

const BATCH = 500;

/** Fills a data folder with this many leads, in the format of the server. */
export async function prefill(folder: string, count: number): Promise<void> {
  const lock = await lockFolder(folder);
  const journal = new Journal(lock, Date.now, { ...disk, sync: async () => undefined });
  await journal.open();
  const entry = (n: number): Entry => ({
    t: 'lead',
    n,
    id: crypto.randomUUID(),
    at: Date.now(),
    kind: 'contact',
    body: sampleLead(n),
  });
  for (let n = 0; n < count; n += BATCH)
    await Promise.all(
      Array.from({ length: Math.min(BATCH, count - n) }, (_, index) => journal.put(entry(n + index + 1))),
    );
  await lock.release();
}
