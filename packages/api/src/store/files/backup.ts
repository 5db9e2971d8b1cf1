import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Low } from 'lowdb';
import { DamagedDataError } from '../errors.js';
import { disk, syncFolder } from './disk.js';
import { batches, type Entry } from './entries.js';
import { type Erasure, Erasures } from './erasures.js';
import { lockFolder } from './folder-lock.js';
import { decodeEntries, decodeLine, encodeLine } from './lines.js';
import { manifestName } from './manifest.js';
import { readFolder } from './read-folder.js';
import { Segments } from './segments.js';

/*
 * A backup is one JSON document, written and read line by line: `{…,"lines":[`, then lines as in the segments, each with
 * its checksum, and a last one that counts the entries.
 */
const HEAD = '{"format":"boundless-backup","version":2,"madeAt":';
const FOOT = ']}';
/** What backups began with before. */
const OLD_HEAD = '{\n  "format": "boundless-backup",';

async function isBackup(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    return start === HEAD || start.startsWith(OLD_HEAD);
  } finally {
    await handle.close();
  }
}

/** Refuses to write over anything but a backup. */
async function refuseOthers(file: string): Promise<void> {
  const ours = await isBackup(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return true;
    throw error;
  });
  if (!ours) throw new Error(`${file} is there already and is no backup. Nothing was changed.`);
}

async function writeBackup(folder: string, handle: FileHandle): Promise<number> {
  let count = 0;
  const write = (text: string | Buffer) => handle.appendFile(text);
  const writeLine = async (content: unknown) => {
    const line = encodeLine(content);
    line[line.length - 1] = ','.charCodeAt(0);
    await write(line);
    await write('\n');
  };
  const erasures = new Erasures(folder);
  await erasures.read();
  await write(`${HEAD}"${new Date().toISOString()}","lines":[\n`);
  await writeLine({ erased: erasures.all });
  await readFolder(folder, async (entries) => {
    for (const batch of batches(entries.filter((entry) => !erasures.has(entry)))) {
      await writeLine(batch);
      count += batch.length;
    }
  });
  await write(encodeLine({ entries: count }));
  await write(`${FOOT}\n`);
  await handle.sync();
  return count;
}

/**
 * Writes everything that is stored into one JSON file. The server may go on running meanwhile.
 *
 * The staff's password is not in it: after a restore there is a new one.
 */
export async function backUp(folder: string, file: string): Promise<number> {
  const temporary = `${file}.tmp`;
  await refuseOthers(file);
  await refuseOthers(temporary);
  await rm(temporary, { force: true });
  const clean = () => rm(temporary, { force: true });
  const onSignal = () => void clean().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  try {
    for (;;) {
      const manifest = await readFile(join(folder, manifestName), 'utf8').catch(() => '');
      const handle = await open(temporary, 'wx', 0o600);
      try {
        const count = await writeBackup(folder, handle);
        await rename(temporary, file);
        await syncFolder(dirname(file));
        return count;
      } catch (error) {
        await clean();
        // A running server may have put other segments in place of those that were being read.
        if (!(error instanceof DamagedDataError)) throw error;
        if (manifest === (await readFile(join(folder, manifestName), 'utf8').catch(() => ''))) throw error;
      } finally {
        await handle.close();
      }
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
  }
}

interface Backup {
  entries: Entry[];
  erased: Erasure[];
}

/** Refuses what no server has written: leads that are there twice, or out of order. */
function check(file: string, entries: readonly Entry[]): void {
  const ids = new Set<string>();
  let last = 0;
  for (const entry of entries) {
    if (entry.t !== 'lead') continue;
    if (ids.has(entry.id)) throw new DamagedDataError(file, `it holds the lead ${entry.id} twice`);
    if (entry.n <= last) throw new DamagedDataError(file, `its lead ${entry.id} is out of order`);
    ids.add(entry.id);
    last = entry.n;
  }
}

async function readBackup(path: string): Promise<Backup> {
  const file = basename(path);
  const backup: Backup = { entries: [], erased: [] };
  let lines = 0;
  let complete = false;
  const damaged = () =>
    new DamagedDataError(file, lines === 0 ? 'it is no backup' : `its line ${lines + 1} is not what was written`);
  const input = await open(path, 'r');
  for await (const text of input.readLines()) {
    if (lines === 0 && text === OLD_HEAD.slice(0, 1)) return readOldBackup(path);
    if (lines === 0 ? !text.startsWith(HEAD) : complete && text !== FOOT) throw damaged();
    if (lines > 0 && !complete) {
      const line = Buffer.from(text.replace(/,$/, ''));
      const entries = decodeEntries(line);
      const content = entries ? undefined : (decodeLine(line) as { entries?: number; erased?: Erasure[] } | undefined);
      if (entries) for (const entry of entries) backup.entries.push(entry);
      else if (content?.erased) backup.erased = content.erased;
      else if (content?.entries === backup.entries.length) complete = true;
      else throw damaged();
    }
    lines += 1;
  }
  if (!complete) throw new DamagedDataError(file, 'it is cut short');
  return backup;
}

async function readOldBackup(path: string): Promise<Backup> {
  const line = (entries: unknown) => decodeEntries(encodeLine(entries).subarray(0, -1));
  const content = JSON.parse(await readFile(path, 'utf8').catch(() => '')) as { entries?: unknown };
  const entries = line(content.entries);
  if (!entries) throw new DamagedDataError(basename(path), 'it has the wrong shape');
  return { entries, erased: [] };
}

export interface Restored {
  entries: number;
  /** Leads of the backup that were left out, because they have been erased since. */
  forgotten: number;
}

/**
 * Fills a data folder from a backup: all of it or, killed halfway, nothing. Throws when there are leads in it, unless these
 * are to be replaced. Leads that were erased in this folder since the backup was made stay erased.
 */
export async function restore(folder: string, file: string, { replace = false } = {}): Promise<Restored> {
  const backup = await readBackup(file);
  check(basename(file), backup.entries);
  const lock = await lockFolder(folder);
  const segments = new Segments({ folder, disk, confirm: () => lock.confirm(), report: () => undefined });
  try {
    const db = new Low<Entry[]>(segments, []);
    await db.read();
    if (db.data.length > 0 && !replace)
      throw new Error(`${folder} holds leads already. Restore into an empty folder, or give --replace as well.`);
    const erasures = new Erasures(folder);
    await erasures.read();
    await erasures.add(backup.erased);
    db.data = backup.entries.filter((entry) => !erasures.has(entry));
    await db.write();
    return { entries: db.data.length, forgotten: backup.entries.length - db.data.length };
  } finally {
    await segments.close();
    await lock.release();
  }
}
