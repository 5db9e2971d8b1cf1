import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { DamagedDataError } from '../errors.js';
import { syncFolder } from './disk.js';
import type { Entry } from './entries.js';
import { type Erasure, Erasures } from './erasures.js';
import { decodeEntries, decodeLine, encodeEntries, encodeLine, linesOf } from './lines.js';
import { readEnd, readJournal } from './read-journal.js';

/*
 * A backup is one JSON document, written and read line by line: `{…,"lines":[`, then lines as in the journal, each with
 * its checksum, and a last one that counts the entries.
 */
const HEAD = '{"format":"boundless-backup","version":2,"madeAt":';
const FOOT = ']}';

/** Refuses to write over anything but a backup. */
async function refuseOthers(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return;
  const { buffer } = await handle.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0).finally(() => handle.close());
  if (buffer.toString('latin1') !== HEAD)
    throw new Error(`${file} is there already and is no backup. Nothing was changed.`);
}

async function writeBackup(folder: string, handle: FileHandle): Promise<number> {
  let count = 0;
  const write = async (line: Buffer) => {
    await handle.appendFile(line.subarray(0, -1));
    await handle.appendFile(',\n');
  };
  const erasures = new Erasures(folder);
  await erasures.read();
  await handle.appendFile(`${HEAD}"${new Date().toISOString()}","lines":[\n`);
  await write(encodeLine({ erased: erasures.all }));
  await readJournal(folder, async (entries) => {
    const kept = entries.filter((entry) => !erasures.has(entry));
    for (const line of encodeEntries(kept)) await write(line);
    count += kept.length;
  });
  await handle.appendFile(encodeLine({ entries: count }));
  await handle.appendFile(`${FOOT}\n`);
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
  const clean = () => rm(temporary, { force: true });
  await clean();
  const onSignal = () => void clean().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  try {
    for (;;) {
      const journal = await readEnd(folder);
      const handle = await open(temporary, 'wx', 0o600);
      try {
        const count = await writeBackup(folder, handle);
        await rename(temporary, file);
        await syncFolder(dirname(file));
        return count;
      } catch (error) {
        await clean();
        // A running server may have put another journal in place of the one that was being read.
        if (!(error instanceof DamagedDataError) || journal?.file === (await readEnd(folder))?.file) throw error;
      } finally {
        await handle.close();
      }
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
  }
}

/** What a backup holds: {@link restore} takes it. */
export interface Backup {
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

/** Throws {@link DamagedDataError} unless all of it is what was written. */
export async function readBackup(path: string): Promise<Backup> {
  const file = basename(path);
  const backup: Backup = { entries: [], erased: [] };
  let lines = 0;
  let complete = false;
  for await (const { line: bytes } of linesOf(path)) {
    lines += 1;
    const line = bytes.at(-1) === ','.charCodeAt(0) ? bytes.subarray(0, -1) : bytes;
    const entries = decodeEntries(line);
    const content = entries ? undefined : (decodeLine(line) as { entries?: number; erased?: Erasure[] } | undefined);
    if (lines === 1 && !line.toString().startsWith(HEAD)) throw new DamagedDataError(file, 'it is no backup');
    if (lines === 1 || (complete && line.toString() === FOOT)) continue;
    if (complete) throw new DamagedDataError(file, `its line ${lines} is not what was written`);
    if (entries) for (const entry of entries) backup.entries.push(entry);
    else if (content?.erased) backup.erased = content.erased;
    else if (content?.entries === backup.entries.length) complete = true;
    else throw new DamagedDataError(file, `its line ${lines} is not what was written`);
  }
  if (!complete) throw new DamagedDataError(file, 'it is cut short');
  check(file, backup.entries);
  return backup;
}
