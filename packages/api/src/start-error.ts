import { EnvError } from './env.js';
import { DamagedDataError, StorageError } from './store/errors.js';

/** The text to print when the start fails: a message if an operator can fix the problem, otherwise the stack. */
export function startErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([EnvError, DamagedDataError, StorageError].some((kind) => error instanceof kind)) return error.message;
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is in use. Set PORT to another one, or stop the process that uses it.';
  if (code === 'EACCES' && syscall === 'listen')
    return 'PORT must be one that this process may listen on (EACCES): ports below 1024 need a privilege.';
  if (/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EINVAL)$/.test(code ?? '') && /^(listen|getaddrinfo)$/.test(syscall ?? ''))
    return `HOST must be a name or an address of this machine (${code})`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR must name a folder, which may not exist yet: ${path} is not a folder (${code}).`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `This process may not write ${path ?? ''} (${code}).`;
  if (code === 'ENOSPC') return 'The disk of the data folder is full.';
  return error.stack ?? message;
}
