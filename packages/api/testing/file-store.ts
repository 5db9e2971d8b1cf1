import { backUp as backUpAt, restore as restoreAt } from '../src/store/files/backup.js';
import { type FileStoresOptions, openFiles as openFilesAt } from '../src/store/files/open-files.js';
import { repair as repairAt } from '../src/store/files/repair.js';

/* The commands on a data folder, with the real clock. */

type Options = Omit<FileStoresOptions, 'now'>;

export const openFiles = (options: Options) => openFilesAt({ ...options, now: Date.now });
export const backUp = (folder: string, file: string) => backUpAt(folder, file, Date.now);
export const restore = (folder: string, file: string, options?: { replace?: boolean }) =>
  restoreAt(folder, file, Date.now, options);
export const repair = (folder: string) => repairAt(folder, Date.now);
