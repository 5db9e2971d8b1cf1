import { Low } from 'lowdb';
import type { OpenStores } from '../ports.js';
import { AppendOnlyFile, removeLeftovers, renewSegments } from './append-only-file.js';
import { type Disk, disk as realDisk } from './disk.js';
import type { Entry } from './entries.js';
import { FileAuditLog } from './file-audit-log.js';
import { FileLeads } from './file-leads.js';
import { FileOutbox } from './file-outbox.js';
import { FileSessions } from './file-sessions.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { Journal } from './journal.js';
import type { LockTimes } from './lock-file.js';
import { probeFolder } from './probe-folder.js';

export interface FileStoresOptions {
  folder: string;
  disk?: Disk | undefined;
  now?: (() => number) | undefined;
  /** Called once, when another process has taken the folder over. Nothing more is stored then: the process should end. */
  onLost?: ((error: Error) => void) | undefined;
  lockTimes?: LockTimes | undefined;
}

/** The stores of a data folder, and all that they hold. */
export interface FileStores extends OpenStores {
  leads: FileLeads;
  auditLog: FileAuditLog;
  outbox: FileOutbox;
  sessions: FileSessions;
  entries: readonly Entry[];
}

/** Writes only while the folder is ours, and takes for synced only what was when it still was. */
const guarded = (disk: Disk, lock: FolderLock): Disk => ({
  write: (file, bytes, position) => lock.check().then(() => disk.write(file, bytes, position)),
  sync: (file) => disk.sync(file).then(() => lock.check()),
});

/**
 * Opens the embedded stores: lowdb over append-only segments in one folder, read once, here.
 *
 * Throws {@link DamagedDataError} when a file is not as the server left it, and an error that says so when another
 * process has the folder. Changes nothing then.
 */
export async function openFiles(options: FileStoresOptions): Promise<FileStores> {
  const { folder, onLost, lockTimes: times, disk = realDisk, now = Date.now } = options;
  let file: AppendOnlyFile | undefined;
  const lock = await lockFolder(folder, { alsoConfirm: async () => file?.confirm(), onLost, times });
  const close = async () => {
    await file?.close();
    await lock.release();
  };
  try {
    if (lock.tookOver) await renewSegments(folder);
    file = new AppendOnlyFile(folder, guarded(disk, lock));
    const db = new Low<Entry[]>(file, []);
    const journal = new Journal(db);
    const leads = new FileLeads(journal, now);
    const auditLog = new FileAuditLog(journal, now);
    const outbox = new FileOutbox(journal, leads, now);
    const sessions = new FileSessions(journal, now);
    await journal.open(leads, auditLog, outbox, sessions);
    await removeLeftovers(folder);
    return {
      leads,
      auditLog,
      outbox,
      sessions,
      entries: db.data,
      async ready() {
        await lock.confirm();
        await probeFolder(folder, disk);
      },
      async close() {
        await journal.idle();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
