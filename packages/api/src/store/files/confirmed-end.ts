import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DamagedDataError } from '../errors.js';

const BYTES = 128;
const count = z.int().min(0);
const schema = z.strictObject({ segment: count, bytes: count, sum: count });

/** How far the open segment was when the last entry was acknowledged: what is missing before that was stored, and is lost. */
export type ConfirmedEnd = z.output<typeof schema>;

export const confirmedName = 'confirmed.json';

/** Always of one size, so that it is written in place at one go. */
export const encodeEnd = (end: ConfirmedEnd) => Buffer.from(`${JSON.stringify(end).padEnd(BYTES - 1)}\n`);

export async function readEnd(folder: string): Promise<ConfirmedEnd> {
  const text = await readFile(join(folder, confirmedName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new DamagedDataError(confirmedName, 'it is missing');
    throw error;
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new DamagedDataError(confirmedName, 'it is not what was written');
  }
}
