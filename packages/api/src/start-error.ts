import { EnvError } from './env.js';
import { DamagedDataError, StorageError } from './store/errors.js';

/** Why the server does not start: a message for what an operator can fix, a stack for anything else. */
export function startErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([EnvError, DamagedDataError, StorageError].some((kind) => error instanceof kind)) return error.message;
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken. Set PORT to another one, or stop what listens there.';
  if (code === 'EACCES' && syscall === 'listen')
    return 'PORT must be one that this process may listen at (EACCES): those below 1024 need a right of their own.';
  if (/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EINVAL)$/.test(code ?? '') && /^(listen|getaddrinfo)$/.test(syscall ?? ''))
    return `HOST must be a name or an address of this machine (${code})`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR must name a folder, or where to make one: something else is at ${path} (${code}).`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `This process may not write ${path ?? ''} (${code}).`;
  if (code === 'ENOSPC') return 'The disk of the data folder is full.';
  return error.stack ?? message;
}
