import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { lead } from '../../testing/leads.js';
import { STORED, useTwoSegments } from '../../testing/two-segments.js';
import { repair } from './repair.js';
import { decodeSegment, SEGMENT_BYTES } from './segment-format.js';

const { folder, segment, count, add } = useTwoSegments();
const write = (bytes: Buffer) => writeFile(segment(2), bytes);

/** The segment that is being written, and where its last line stands. */
async function lastLine() {
  const bytes = await readFile(segment(2));
  const end = bytes.indexOf(0);
  return { bytes, start: bytes.lastIndexOf('\n', end - 2) + 1, end };
}

describe('the last line was never acknowledged', () => {
  it('when it is not whole, and follows whole ones', async () => {
    const { bytes, end } = await lastLine();
    bytes.write('["1234abcd",[{"t":"lead"', end);
    expect(bytes.length).toBe(SEGMENT_BYTES);
    await write(bytes);
    expect(await count()).toBe(STORED);
  });

  it('when the disk took its beginning only, wherever that ends', async () => {
    const { bytes, start, end } = await lastLine();
    for (const cut of [start + 1, start + 12, start + 30_000, end - 2, end - 1]) {
      const torn = Buffer.from(bytes);
      torn.fill(0, cut, end);
      await write(torn);
      expect(await count()).toBe(STORED - 1);
    }
  });

  it('when the disk took some of its sectors only', async () => {
    const { bytes, start } = await lastLine();
    const sector = Math.ceil(start / 512) * 512 + 1024;
    bytes.fill(0, sector, sector + 512);
    await write(bytes);
    expect(await count()).toBe(STORED - 1);
  });
});

describe('the last line is damaged', () => {
  it('when a single bit of it is another one', async () => {
    const { bytes, start, end } = await lastLine();
    // Of each kind of byte: frame, checksum, JSON, text, closing bracket, newline.
    for (const place of [start, start + 5, start + 20, bytes.indexOf('xxx', start), end - 2, end - 1]) {
      for (let bit = 1; bit < 256; bit *= 2) {
        const changed = Buffer.from(bytes);
        changed[place] = (changed[place] ?? 0) ^ bit;
        expect(decodeSegment(changed, 2).problem, `byte ${place - start}, bit ${bit}`).toBeDefined();
      }
    }
  });

  it.each(['@', ' '])('when a single bit turns %j into a NUL', async (character) => {
    await add(lead('', { body: { firstName: 'a@b c' } }));
    const { bytes, start } = await lastLine();
    bytes[bytes.indexOf(character, start)] = 0;
    await write(bytes);
    await expect(count()).rejects.toThrow(/leads-000002.jsonl is damaged/);
  });

  it('when only its newline is, and a repair saves it', async () => {
    const { bytes, end } = await lastLine();
    bytes[end - 1] = 0x0b;
    await write(bytes);
    await expect(count()).rejects.toThrow(/leads-000002.jsonl is damaged/);
    await repair(folder());
    expect(await count()).toBe(STORED);
  });
});
