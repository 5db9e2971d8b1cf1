import { fileURLToPath } from 'node:url';
import { explain } from './explain.js';
import { reasonOf } from './middleware/api-error.js';
import { start } from './start.js';

const siteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));

try {
  const running = await start({ env: process.env, siteDir, print: (line) => console.log(line) });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await running.stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
  // A fault that nothing caught: who is waiting is still answered, and what is said of it quotes no visitor.
  for (const fault of ['uncaughtException', 'unhandledRejection']) {
    process.on(fault, (error: unknown) => {
      console.error(JSON.stringify(reasonOf(error)));
      stop(1);
    });
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
