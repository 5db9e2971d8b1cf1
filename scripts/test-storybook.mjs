/** Serves the built Storybook and runs the test runner over every story: it renders, its play function passes, axe agrees. */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/browsers.mjs';
import { root, runTool } from './lib/run.mjs';
import { serveStorybook } from './lib/serve-storybook.mjs';

const server = await serveStorybook();
const chosen = process.argv.slice(2);
if (chosen.length === 0) rmSync(join(root, 'test-results/stories.jsonl'), { force: true });
// Three on two cores: a page that is tested waits for its frames a third of the time.
const workers = Math.max(3, availableParallelism());
const code = await runTool('test-storybook', ['--url', server.origin, `--maxWorkers=${workers}`, ...chosen], {
  env: { CHROMIUM_PATH: await findChromium(), ...(chosen.length === 0 && { ALL_STORIES: 'yes' }) },
});
await server.close();
process.exit(code);
