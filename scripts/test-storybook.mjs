/**
 * `npm run test-storybook [-- components-faq]`: serves the built Storybook and runs Storybook's test runner on it, in the mode `STORIES_MODE` of
 * `.storybook/test-runner.ts`. Options of the runner, such as `--browsers firefox`, are passed on. `--slow` runs all other modes, and the
 * other browsers that Playwright has installed. Exit code 1 if a story fails.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { engines, findChromium, installedEngines } from './lib/browsers.mjs';
import { root, runTool } from './lib/run.mjs';
import { slowModes } from './lib/story-runs.mjs';

const args = process.argv.slice(2);
const server = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: join(root, 'storybook-static') },
  preview: { port: 0, host: '127.0.0.1' },
});
const url = `http://127.0.0.1:${server.httpServer.address().port}`;
// Three workers on two cores, because a page under test waits for frames a third of the time.
const workers = Math.max(3, availableParallelism());
mkdirSync('test-results', { recursive: true });

/** Runs stories, and writes the report `test-results/<name>.json` of the package whose script this is. Resolves to the exit code. */
async function runStories(name, options, env = {}) {
  const { STORIES_MODE = 'default' } = { ...process.env, ...env };
  // A story that cannot pass in a mode has the tag "no-" with the name of the mode: in French, one that finds the kit's controls by English names.
  const usual = [
    '--index-json',
    '--json',
    `--url=${url}`,
    `--maxWorkers=${workers}`,
    `--excludeTags=no-${STORIES_MODE}`,
  ];
  return runTool('test-storybook', [...usual, ...options], {
    env: { STORIES_REPORT: resolve(`test-results/${name}.json`), ...env },
  });
}

const inChromium = async () => ({ STORIES_BROWSER: await findChromium() });
const all = { STORIES_GROUPS: '12' };
const codes = [];
if (args.includes('--slow')) {
  for (const mode of slowModes)
    codes.push(await runStories(`storybook-${mode}`, [], { ...all, ...(await inChromium()), STORIES_MODE: mode }));
  for (const engine of engines.filter((name) => installedEngines().includes(name)))
    codes.push(await runStories(`storybook-${engine}`, ['--browsers', engine], all));
} else {
  const isOther = args.includes('--browsers');
  codes.push(
    await runStories('storybook', args, { ...(args.length === 0 && all), ...(!isOther && (await inChromium())) }),
  );
}
await server.close();
process.exit(Math.max(...codes));
