import { fileURLToPath } from 'node:url';
import { explain } from './explain.js';
import { start } from './start.js';

const siteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));

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
