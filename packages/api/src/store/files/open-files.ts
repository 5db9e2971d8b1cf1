import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '../errors.js';
import type { OpenStores } from '../ports.js';
import { FileAuditLog, FileSessions } from './audit-and-sessions.js';
import { type Disk, replaceFile } from './disk.js';
import { Erasures } from './erasures.js';
import { FileLeads } from './file-leads.js';
import { FileOutbox } from './file-outbox.js';
import { fileStaffRecords } from './file-staff-records.js';
import { lockFolder } from './folder-lock.js';
import { Journal } from './journal.js';
import { isDataFolder } from './read-journal.js';

export interface FileStoresOptions {
  folder: string;
  now: () => number;
  disk?: Disk | undefined;
  report?: ((problem: string) => void) | undefined;
  /** Maximum size of the journal in bytes. @default no limit */
  maxBytes?: number | undefined;
}

export type FileStores = Awaited<ReturnType<typeof openFiles>>;

const MEGABYTE = 1024 * 1024;

/** Returns a function that throws if the limit is reached. The limit exists because all data is also in memory. */
function createSizeCheck(maxBytes: number, journal: Journal, report: (problem: string) => void): () => void {
  let warned = false;
  return () => {
    const { bytes } = journal;
    if (bytes < maxBytes * 0.8) return;
    const stored = `${Math.round(bytes / MEGABYTE)} MB of the ${maxBytes / MEGABYTE} that MAX_STORED_MB allows`;
    if (bytes >= maxBytes) throw new StorageError(`No more leads can be stored: the journal has ${stored}`);
    if (!warned) report(`The storage is nearly full: the journal has ${stored}`);
    warned = true;
  };
}

const NEW_KEYS =
  'keys.json was missing: unsubscribe links and other links in emails that were sent before are not valid, unless LINK_SECRET is set. ' +
  'If there is a copy of the file, stop the server, put it into the data folder and start again.';

/** Needs a new block on the disk, so that writing it fails if the disk is full. */
const PROBE = Buffer.alloc(4096, ' ');

/**
 * Opens the embedded stores: lowdb over an append-only journal in one folder. Throws {@link DamagedDataError} if a file is damaged, and a
 * {@link StorageError} if another process has locked the folder. In both cases it changes nothing.
 */
export async function openFiles(options: FileStoresOptions) {
  const { folder, now, disk, report = () => undefined, maxBytes = Number.POSITIVE_INFINITY } = options;
  const lock = await lockFolder(folder);
  const isNew = !(await isDataFolder(folder));
  const journal = new Journal(lock, now, disk, report);
  const erasures = new Erasures(folder);
  const checkSize = createSizeCheck(maxBytes, journal, report);
  const leads = new FileLeads(journal, erasures, checkSize);
  const auditLog = new FileAuditLog(journal, erasures);
  const outbox = new FileOutbox(journal, leads);
  const sessions = new FileSessions(journal);
  try {
    await erasures.read();
    await journal.open();
    journal.attach(leads, auditLog, outbox, sessions);
    // The server was killed during an erasure, or older files were copied back.
    for (const { ids, by } of erasures.all) if (ids.some((id) => leads.get(id))) await leads.erase(ids, by);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    leads,
    auditLog,
    outbox,
    sessions,
    staffRecords: fileStaffRecords(folder, () => {
      if (leads.all.length > 0) report(NEW_KEYS);
    }),
    location: isNew ? `${folder} (new: nothing was stored there before)` : folder,
    journal,
    erasures,
    async ready() {
      // An erasure or retention may just be replacing the files: look again after it.
      await lock.confirm().catch(() => journal.runExclusive(() => lock.confirm()));
      const probe = join(folder, '.probe');
      await replaceFile(probe, [PROBE], disk).catch((cause) => {
        throw new StorageError('The data folder cannot be written', { cause });
      });
      await rm(probe, { force: true });
      checkSize();
    },
    bytes: () => journal.bytes,
    async close() {
      await journal.runRemoval(() => journal.runExclusive(() => journal.sync())).catch(() => undefined);
      await lock.release();
    },
  } satisfies OpenStores & Record<string, unknown>;
}
