import { appendFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { openFiles, repair } from '../../../testing/file-store.js';
import { STORED, useJournal } from '../../../testing/journal.js';
import { lead } from '../../../testing/leads.js';
import { encodeLine } from './lines.js';
import { encodeEnd, endName } from './read-journal.js';

const { folder, file, count, add } = useJournal();
const write = (bytes: Buffer) => writeFile(file(), bytes);

/** The journal, and where its last line is. */
async function lastLine() {
  const bytes = await readFile(file());
  return { bytes, start: bytes.lastIndexOf('\n', bytes.length - 2) + 1, end: bytes.length };
}

/** A state that a power cut may leave: the confirmed end was not synced. */
async function confirmOnly(bytes: Buffer) {
  const end = encodeEnd({ version: 3, file: 1, bytes: bytes.length, sum: crc32(bytes) });
  await writeFile(join(folder(), endName), end);
}

describe('a line that was never acknowledged', () => {
  it.each([
    ['incomplete', '["1234abcd",[{"t":"lead"'],
    ['NULs', '\0'.repeat(5_000)],
    ['without its newline', encodeLine([]).toString().slice(0, -1)],
  ])('is ignored and reported: %s', async (_what, tail) => {
    await appendFile(file(), tail);
    const report = vi.fn();
    const stores = await openFiles({ folder: folder(), report });
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/leads-000001.jsonl ends with \d+ bytes of a line that was/),
    );
    await stores.leads.add(lead('next'));
    await stores.close();
    expect(await count()).toBe(STORED + 1);
    expect((await readFile(file())).includes(0)).toBe(false);
  });

  it('counts if it is complete: the server was killed before it could acknowledge it', async () => {
    const { bytes, start } = await lastLine();
    await confirmOnly(bytes.subarray(0, start));
    expect(await count()).toBe(STORED);
  });

  it('is dropped if only its beginning is on disk, wherever that ends', async () => {
    const { bytes, start, end } = await lastLine();
    for (const cut of [start + 1, start + 12, start + 30_000, end - 1]) {
      await confirmOnly(bytes.subarray(0, start));
      await write(bytes.subarray(0, cut));
      expect(await count()).toBe(STORED - 1);
    }
  });

  it('counts as damage if other lines follow', async () => {
    await add(lead('a'));
    const { bytes } = await lastLine();
    await confirmOnly(Buffer.alloc(0));
    bytes[100] = 0;
    await write(bytes);
    await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged: it was changed at byte 0/);
  });
});

describe('a loss of acknowledged data is detected', () => {
  it.each(['zeros', 'a cut'])('when the end is missing: %s from the end of a line', async (how) => {
    const { bytes, start } = await lastLine();
    if (how === 'zeros') await write(bytes.fill(0, start));
    else await truncate(file(), start);
    await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged/);
    expect((await stat(file())).size).toBe(how === 'zeros' ? bytes.length : start);
  });

  it('when a single bit of the last line has changed', async () => {
    const { bytes, start, end } = await lastLine();
    // One byte of each kind: frame, checksum, JSON, text, closing bracket, newline.
    for (const place of [start, start + 5, start + 20, bytes.indexOf('xxx', start), end - 2, end - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await write(changed);
      await expect(count(), `byte ${place - start}`).rejects.toThrow(/leads-000001.jsonl is damaged/);
    }
  });

  it('when only its newline is missing, and a repair saves the line', async () => {
    const { bytes, end } = await lastLine();
    bytes[end - 1] = 0x0b;
    await write(bytes);
    await expect(count()).rejects.toThrow(/leads-000001.jsonl is damaged/);
    await repair(folder());
    expect(await count()).toBe(STORED);
  });
});
