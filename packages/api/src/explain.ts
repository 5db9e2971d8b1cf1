import { EnvError } from './env.js';
import { FolderInUseError } from './store/folder-lock.js';
import { DamagedDataError, StorageError } from './store/lead-store.js';

const forPeople = [EnvError, FolderInUseError, DamagedDataError, StorageError];

/** Why the server does not start: what a person must mend gets a message, what only a developer can gets its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (forPeople.some((kind) => error instanceof kind)) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken. Set PORT to another one, or stop what listens there.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `This process may not write ${path ?? ''} (${code}).`;
  if (code === 'ENOSPC') return 'The disk of the data folder is full.';
  return error.stack ?? message;
}
