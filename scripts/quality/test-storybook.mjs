/** `npm run test-storybook`: tests every story of the built Storybook: it renders, its play function passes, axe finds nothing. */
import { availableParallelism } from 'node:os';
import { findChromium } from '../lib/browsers.mjs';
import { runTool } from '../lib/run.mjs';
import { serveStorybook } from './lib/serve-storybook.mjs';

const { origin, close } = await serveStorybook();
const chosen = process.argv.slice(2);
// Three workers on two cores, because a page under test waits for frames a third of the time.
const workers = Math.max(3, availableParallelism());
const code = await runTool('test-storybook', ['--url', origin, `--maxWorkers=${workers}`, ...chosen], {
  env: { CHROMIUM_PATH: await findChromium(), ...(chosen.length === 0 && { ALL_STORIES: 'yes' }) },
});
await close();
process.exit(code);
