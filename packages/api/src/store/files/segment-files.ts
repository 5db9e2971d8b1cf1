import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './disk.js';
import { batches, type Entry } from './entries.js';
import { encodeLine } from './lines.js';
import { type Manifest, segmentName, segmentNumbers } from './manifest.js';

/** The content of as many segments as these entries need. */
export function* packed(
  entries: readonly Entry[],
  segmentBytes: number,
): Generator<{ bytes: Buffer; entries: number }> {
  let segment = { bytes: Buffer.alloc(0), entries: 0 };
  for (const batch of batches(entries)) {
    const line = encodeLine(batch);
    if (segment.entries > 0 && segment.bytes.length + line.length > segmentBytes) {
      yield segment;
      segment = { bytes: Buffer.alloc(0), entries: 0 };
    }
    segment = { bytes: Buffer.concat([segment.bytes, line]), entries: segment.entries + batch.length };
  }
  if (segment.entries > 0) yield segment;
}

/** What `replaceFile` and the probe of readiness leave behind when they are killed. Other names are somebody else's. */
const leftover = /^(leads-\d{6,}\.jsonl|(staff|keys|manifest|confirmed|erased)\.json|\.probe)\.tmp$/;

/** Deletes segments that the manifest does not list, and what else a process that was killed may have left behind. */
export async function removeUnlisted(folder: string, { closed, open }: Manifest): Promise<void> {
  const listed = new Set([open, ...closed].map(({ number }) => number));
  const names = await readdir(folder);
  const gone = segmentNumbers(names).filter((number) => !listed.has(number));
  for (const name of [...gone.map(segmentName), ...names.filter((one) => leftover.test(one))])
    await rm(join(folder, name)).catch(() => undefined);
  if (gone.length > 0) await syncFolder(folder);
}
