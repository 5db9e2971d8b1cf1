import { join } from 'node:path';
import { z } from 'zod';
import { StorageError } from '../errors.js';
import { JsonFile } from './disk.js';

const name = 'moved.json';
const openMark = (folder: string) =>
  new JsonFile(join(folder, name), z.strictObject({ version: z.literal(1), at: z.iso.datetime() }));

/** Marks a folder whose leads are in a database now. */
export const markMoved = (folder: string, time: number): Promise<void> =>
  openMark(folder).write({ version: 1, at: new Date(time).toISOString() });

/** Throws a {@link StorageError} for a marked folder: what is newer is in the database, so a lost DATABASE_URL would hide it. */
export async function refuseMoved(folder: string): Promise<void> {
  const mark = await openMark(folder).read();
  if (mark)
    throw new StorageError(
      `The leads of ${folder} were moved into a database on ${mark.at.slice(0, 10)}, and DATABASE_URL is not set. Set it, or delete ` +
        `${name} in the folder to use the leads that are still there.`,
    );
}
