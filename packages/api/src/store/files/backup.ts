import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { DamagedDataError } from '../errors.js';
import { replaceFile } from './disk.js';
import { createAuditLine, type Entry, entrySchema } from './entries.js';
import { type Erasure, Erasures } from './erasures.js';
import { lockFolder } from './folder-lock.js';
import { Journal } from './journal.js';
import { decodeLine, encodeEntries, encodeLine, readLines } from './lines.js';
import { readEnd, readJournal } from './read-journal.js';

/*
 * A backup is one JSON document, written and read line by line: `{…,"lines":[`, then lines as in the journal, each with
 * its checksum. The first line has the erasures, the last one the number of entries.
 */
const HEAD = '{"format":"boundless-backup","version":2,"madeAt":';
const FOOT = ']}';

async function isBackup(file: string): Promise<boolean> {
  for await (const { line } of readLines(file)) return line.toString('latin1', 0, HEAD.length) === HEAD;
  return false;
}

/** Retries if a running server replaced the journal during the read. */
async function readEntries(folder: string): Promise<Entry[]> {
  for (;;) {
    const before = await readEnd(folder);
    try {
      return (await readJournal(folder))?.entries ?? [];
    } catch (error) {
      if (before?.file === (await readEnd(folder))?.file) throw error;
    }
  }
}

function* encodeBackup(entries: readonly Entry[], erased: readonly Erasure[], time: number): Generator<Buffer> {
  yield Buffer.from(`${HEAD}"${new Date(time).toISOString()}","lines":[\n`);
  for (const line of [encodeLine({ erased }), ...encodeEntries(entries)])
    yield Buffer.concat([line.subarray(0, -1), Buffer.from(',\n')]);
  yield encodeLine({ entries: entries.length });
  yield Buffer.from(`${FOOT}\n`);
}

/** Writes everything that is stored, but for the staff's password, into one JSON file. The server may be running. */
export async function backUp(folder: string, file: string, now: () => number): Promise<number> {
  for (const path of [file, `${file}.tmp`])
    if (existsSync(path) && !(await isBackup(path)))
      throw new Error(`${path} exists and is not a backup. Nothing was changed.`);
  const found = await readEntries(folder);
  const erasures = new Erasures(folder);
  await erasures.read();
  const entries = found.filter((entry) => !erasures.has(entry));
  await replaceFile(file, encodeBackup(entries, erasures.all, now()));
  return entries.length;
}

/** Reads a backup. Throws {@link DamagedDataError} if anything in it was changed. */
async function readBackup(path: string): Promise<{ entries: Entry[]; erased: Erasure[] }> {
  const damaged = (problem: string) => new DamagedDataError(basename(path), problem);
  if (!(await isBackup(path))) throw damaged('it is not a backup');
  const lines: Buffer[] = [];
  for await (const { line } of readLines(path)) lines.push(line);
  if (lines.pop()?.toString() !== FOOT) throw damaged('it is incomplete');
  const contents = lines
    .slice(1)
    .map((line) => decodeLine(line.at(-1) === ','.charCodeAt(0) ? line.subarray(0, -1) : line));
  const [first, last] = [contents.shift(), contents.pop()] as [{ erased?: Erasure[] }?, { entries?: number }?];
  const { data: entries } = entrySchema.array().safeParse(contents.flat());
  if (!first?.erased || !entries || entries.length !== last?.entries)
    throw damaged('it was changed after it was written');
  const leads = entries.filter((entry) => entry.t === 'lead');
  const inOrder = leads.every(({ n }, index) => n > (leads[index - 1]?.n ?? 0));
  if (!inOrder || new Set(leads.map(({ id }) => id)).size < leads.length)
    throw damaged('it contains a lead twice or out of order');
  return { entries, erased: first.erased };
}

/** What a restore must not undo: the audit log, the end of a session, and that somebody confirmed or ended a subscription. */
const survivesRestore = (entry: Entry) =>
  entry.t === 'audit' || entry.t === 'session-end' || (entry.t === 'change' && entry.status !== undefined);

/**
 * Fills a data folder from a backup, completely or (if killed) not at all. Throws if the folder has leads, unless they
 * are to be replaced. Leads that were erased in this folder since the backup stay erased; its audit log, ended
 * sessions, confirmations and ended subscriptions are kept. Resolves with the numbers of restored entries and of skipped ones.
 */
export async function restore(folder: string, path: string, now: () => number, { replace = false } = {}) {
  const backup = await readBackup(path);
  const lock = await lockFolder(folder);
  try {
    const journal = new Journal(lock, now);
    await journal.open();
    if (journal.entries.length > 0 && !replace)
      throw new Error(`${folder} already contains leads. Restore into an empty folder, or add --replace.`);
    const erasures = new Erasures(folder);
    await erasures.read();
    await erasures.add(backup.erased);
    const kept = backup.entries.filter((entry) => !erasures.has(entry));
    const known = new Set(kept.map((entry) => JSON.stringify(entry)));
    const carried = journal.entries.filter(
      (entry) => survivesRestore(entry) && !erasures.has(entry) && !known.has(JSON.stringify(entry)),
    );
    const line = { action: 'restore', address: 'command line', subject: `${kept.length} entries` } as const;
    await journal.replace([...kept, ...carried, createAuditLine(now(), line)]);
    return { entries: kept.length, skipped: backup.entries.length - kept.length };
  } finally {
    await lock.release();
  }
}
