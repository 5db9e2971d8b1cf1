import { fileURLToPath } from 'node:url';
import { EnvError } from './env.js';
import { start } from './start.js';
import { FolderInUseError } from './store/folder-lock.js';
import { DamagedDataError } from './store/lead-store.js';

const siteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** What a person must mend gets a message, what only a developer can mend gets its stack as well. */
function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof FolderInUseError || error instanceof DamagedDataError)
    return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken. Set PORT to another one, or stop what listens there.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `This process may not write ${path ?? ''} (${code}).`;
  if (code === 'ENOSPC') return 'The disk of the data folder is full.';
  return error instanceof Error ? (error.stack ?? message) : String(error);
}

try {
  const running = await start({ env: process.env, siteDir, print: (line) => console.log(line) });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await running.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
