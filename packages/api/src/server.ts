import { fileURLToPath } from 'node:url';
import { start } from './start.js';
import { startErrorMessage } from './start-error.js';
import { describeError } from './store/errors.js';

/** A stop that takes longer is aborted. Timeouts for clients, receivers and disks make a normal stop shorter. */
const STOP_MS = 20_000;

const siteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** Prints an error without personal data. */
const printError = (error: unknown) => console.error(JSON.stringify(describeError(error)));

try {
  const running = await start({ env: process.env, siteDir, print: (line) => console.log(line) });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error('The server did not stop in time.');
      process.exit(1);
    }, STOP_MS).unref();
    const failed = await running.stop().catch((error: unknown) => {
      printError(error);
      return 1;
    });
    process.exit(failed ?? code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
  // After an uncaught error, requests in flight are still completed.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      printError(error);
      stop(1);
    });
} catch (error) {
  console.error(startErrorMessage(error));
  process.exit(1);
}
