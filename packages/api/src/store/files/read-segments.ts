import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDataError } from '../errors.js';
import { type DecodedSegment, decodeSegment, isUntouched, segmentName, segmentPattern } from './segment-format.js';

/** Where a restore puts its segments together, within the data folder. The first segment leaves it last. */
export const workshopName = 'restoring';

/** What is said of a segment that must be there: one is sealed when the next one has been started. */
export const missedAfterSeal = 'it is missing, and the one before it is full';

const numbersIn = (names: readonly string[]) =>
  names
    .map((name) => Number(segmentPattern.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);

/** Numbers of the segments that are there, in order. */
export async function segmentNumbers(folder: string): Promise<number[]> {
  return numbersIn(await readdir(folder));
}

/** Numbers of the segments that are there, without a gap. A folder without any is a new one, or damaged. */
async function completeNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  const numbers = numbersIn(names);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  const first = segmentName(1);
  if (numbers[0] !== 1 && names.includes(workshopName))
    throw new DamagedDataError(first, 'it is missing, because a restore was cut short');
  if (gap !== -1) throw new DamagedDataError(segmentName(gap + 1), 'it is missing, and later ones are there');
  // A server starts the first segment before it writes this file.
  if (numbers.length === 0 && names.includes('staff.json'))
    throw new DamagedDataError(first, 'it is missing, and staff.json is there');
  return numbers;
}

export interface ReadSegment {
  number: number;
  path: string;
  segment: DecodedSegment;
}

async function readSegment(folder: string, number: number): Promise<ReadSegment> {
  const path = join(folder, segmentName(number));
  const segment = decodeSegment(await readFile(path), number);
  if (segment.problem) throw new DamagedDataError(segmentName(number), segment.problem);
  return { number, path, segment };
}

/**
 * Reads one segment after the other. Throws {@link DamagedDataError} at the first that is not as it was left.
 *
 * A server may be writing meanwhile: then this is what the folder held at one moment. All segments are sealed but the last
 * one, and the one before as long as nothing has been written to the last.
 */
export async function* readSegments(folder: string): AsyncGenerator<ReadSegment> {
  let { length: last } = await completeNumbers(folder);
  for (let number = 1; number <= last; number += 1) {
    let found = await readSegment(folder, number);
    if (!found.segment.sealed && number < last) {
      const next = await readSegment(folder, number + 1);
      if (number + 1 === last && isUntouched(next.segment)) {
        yield found;
        yield next;
        return;
      }
      // Unless it was sealed since it was read, it never was.
      found = await readSegment(folder, number);
      if (!found.segment.sealed) throw new DamagedDataError(segmentName(number), 'it ends without its seal');
    }
    yield found;
    if (!found.segment.sealed || number < last) continue;
    last = (await segmentNumbers(folder)).length;
    if (number === last) throw new DamagedDataError(segmentName(number + 1), missedAfterSeal);
  }
}
