import { fileURLToPath } from 'node:url';
import { reasonOf } from './middleware/api-error.js';
import { start } from './start.js';
import { startErrorMessage } from './start-error.js';

/** A stop takes less, whatever clients, receivers and disks do. One that takes more would never end. */
const STOP_MS = 20_000;

const siteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** What is said of a fault quotes no visitor. */
const printError = (error: unknown) => console.error(JSON.stringify(reasonOf(error)));

try {
  const running = await start({ env: process.env, siteDir, print: (line) => console.log(line) });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error('The server did not stop by itself.');
      process.exit(1);
    }, STOP_MS).unref();
    const failed = await running.stop().catch((error: unknown) => {
      printError(error);
      return 1;
    });
    process.exit(failed ?? code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
  // A fault that nothing caught: who is waiting is still answered.
  for (const fault of ['uncaughtException', 'unhandledRejection']) {
    process.on(fault, (error: unknown) => {
      printError(error);
      stop(1);
    });
  }
} catch (error) {
  console.error(startErrorMessage(error));
  process.exit(1);
}
