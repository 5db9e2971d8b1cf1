import { randomUUID } from 'node:crypto';
import { Low } from 'lowdb';
import { readBackup } from './backup.js';
import { disk } from './disk.js';
import type { Entry } from './entries.js';
import { Erasures } from './erasures.js';
import { lockFolder } from './folder-lock.js';
import { JournalFile } from './journal-file.js';

export interface Restored {
  /** Leads and their changes. */
  entries: number;
  /** Leads of the backup that were left out, because they have been erased since. */
  forgotten: number;
}

/**
 * Fills a data folder from a backup, completely or (after a kill) not at all. Throws when the folder has leads, unless they are to be
 * replaced. Leads that were erased in this folder since the backup was made stay erased, and its audit log stays.
 */
export async function restore(folder: string, path: string, { replace = false } = {}): Promise<Restored> {
  const backup = await readBackup(path);
  const lock = await lockFolder(folder);
  const file = new JournalFile({ folder, disk, confirm: () => lock.confirm(), report: () => undefined });
  try {
    const db = new Low<Entry[]>(file, []);
    await db.read();
    if (db.data.length > 0 && !replace)
      throw new Error(`${folder} holds leads already. Restore into an empty folder, or give --replace as well.`);
    const erasures = new Erasures(folder);
    await erasures.read();
    await erasures.add(backup.erased);
    const kept = backup.entries.filter((entry) => !erasures.has(entry));
    const forgotten = backup.entries.length - kept.length;
    const known = new Set(kept.map((entry) => entry.t === 'audit' && entry.id));
    const audited = db.data.filter((entry) => entry.t === 'audit' && !known.has(entry.id));
    const subject = `${kept.length} entries`;
    const done: Entry = {
      t: 'audit',
      id: randomUUID(),
      at: Date.now(),
      action: 'restore',
      address: 'command line',
      subject,
    };
    db.data = [...kept, ...audited, done];
    await db.write();
    return { entries: kept.length, forgotten };
  } finally {
    await file.close();
    await lock.release();
  }
}
