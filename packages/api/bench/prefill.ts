import { disk } from '../src/store/files/disk.js';
import type { Entry } from '../src/store/files/entries.js';
import { lockFolder } from '../src/store/files/folder-lock.js';
import { Journal } from '../src/store/files/journal.js';
import { sampleLead } from './load.js';

const BATCH = 500;

/** Fills a data folder with this many leads, in the format of the server. Resolves with the folder. */
export async function prefill(folder: string, count: number): Promise<string> {
  const lock = await lockFolder(folder);
  const journal = new Journal(lock, Date.now, { ...disk, sync: async () => undefined });
  await journal.open();
  for (let n = 0; n < count; n += BATCH) {
    const entries = Array.from({ length: Math.min(BATCH, count - n) }, (_, index): Entry => {
      const number = n + index + 1;
      const body = sampleLead(`${number}`);
      return { t: 'lead', n: number, id: crypto.randomUUID(), at: Date.now(), kind: 'contact', body };
    });
    await Promise.all(entries.map((entry) => journal.put(entry)));
  }
  await lock.release();
  return folder;
}
