import { join } from 'node:path';
import { Low } from 'lowdb';
import { z } from 'zod';
import { DurableJsonFile } from './durable-json-file.js';
import { checksum } from './lines.js';

const count = z.int().min(0);

const segment = z.strictObject({ number: count, bytes: count, sum: count, entries: count });

const contents = z.strictObject({
  version: z.literal(2),
  /** Number of the next segment that is started. No number is used twice. */
  next: count,
  /** Segments that are never written again, in the order of their entries. */
  closed: z.array(segment),
  /** The segment that is written to, as it was when it became that. Its file may not be there yet. */
  open: segment,
});

const check = (manifest: Manifest) => checksum(JSON.stringify(contents.parse(manifest)));

const manifestFile = contents
  .extend({ check: count })
  .refine(({ check: found, ...manifest }) => found === check(manifest))
  .transform(({ check: _, ...manifest }) => manifest);

/** Which segments there are. Replaced as a whole: whoever reads it sees the segments of before a change or of after it. */
export type Manifest = z.output<typeof contents>;
export type Segment = Manifest['closed'][number];

export const manifestName = 'manifest.json';

export const segmentName = (number: number) => `leads-${String(number).padStart(6, '0')}.jsonl`;
const segmentPattern = /^leads-(\d{6,})\.jsonl$/;

/** Numbers of the segments among the names of a folder, in order. */
export const segmentNumbers = (names: readonly string[]) =>
  names
    .flatMap((name) => segmentPattern.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

export const emptySegment = (number: number): Segment => ({ number, bytes: 0, sum: 0, entries: 0 });

class ManifestFile extends DurableJsonFile<Manifest | null> {
  override write(manifest: Manifest | null): Promise<void> {
    return super.write(manifest && ({ ...manifest, check: check(manifest) } as Manifest));
  }
}

/** Its data is null where there is no manifest. */
export const manifestOf = (folder: string) =>
  new Low<Manifest | null>(new ManifestFile(join(folder, manifestName), manifestFile), null);
