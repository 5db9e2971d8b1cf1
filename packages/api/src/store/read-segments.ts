import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDataError } from './lead-store.js';
import { type DecodedSegment, decodeSegment, segmentName, segmentPattern } from './segment-format.js';

/** Numbers of the segments that are there, in order. */
export async function segmentNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  const numbers = names.map((name) => Number(segmentPattern.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
  return numbers.sort((a, b) => a - b);
}

export interface ReadSegment {
  number: number;
  path: string;
  segment: DecodedSegment;
  last: boolean;
}

/** Reads one segment after the other. Throws {@link DamagedDataError} at the first that is not as it was left. */
export async function* readSegments(folder: string): AsyncGenerator<ReadSegment> {
  const numbers = await segmentNumbers(folder);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap !== -1) throw new DamagedDataError(segmentName(gap + 1), 'it is missing, and later ones are there');
  for (const number of numbers) {
    const path = join(folder, segmentName(number));
    const segment = decodeSegment(await readFile(path), number);
    const last = number === numbers.length;
    const problem = segment.problem ?? (segment.sealed || last ? undefined : 'it ends without its seal');
    if (problem) throw new DamagedDataError(segmentName(number), problem);
    yield { number, path, segment, last };
  }
}
