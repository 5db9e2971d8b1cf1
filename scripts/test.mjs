/**
 * `npm test`: installs missing packages, finds the browsers, runs the checks, and prints the total: `N passed, N failed`. Turbo's cache
 * supplies the results of checks whose files have not changed. `npm run test:slow` does the same with the checks that take longer.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findChromium } from './lib/browsers.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, runTool } from './lib/run.mjs';
import { checksOfReports, checksOfRun, skippedByEngine } from './lib/totals.mjs';

const slow = process.argv.includes('--slow');
await ensureInstalled();
process.env.CHROMIUM_PATH = await findChromium();
if (slow) {
  process.env.FIREFOX_PATH = (await findBrowser('firefox')) ?? '';
  process.env.WEBKIT_PATH = (await findBrowser('webkit')) ?? '';
}

const started = Date.now();
const packages = ['ui', 'content', 'api', 'site'];
// Without old reports, every report that exists afterwards belongs to this run or comes from the cache.
for (const folder of ['.turbo/runs', 'test-results', ...packages.map((name) => `packages/${name}/test-results`)]) {
  rmSync(join(root, folder), { recursive: true, force: true });
}
const usualTasks = [
  'lint',
  'lint:docs',
  'lint:imports',
  'lint:patterns',
  'typecheck',
  'build',
  'test',
  'test:scripts',
  'check',
  'build-storybook',
  'test-storybook',
  'e2e',
  'budgets',
  'claims',
];
const slowTasks = ['test:processes', 'test:other-node', 'test:outside', 'test:recipes', 'e2e:slow'];
const tasks = slow ? slowTasks : usualTasks;
const code = await runTool('turbo', [
  'run',
  ...tasks,
  '--continue=always',
  '--summarize',
  '--output-logs=new-only',
  '--concurrency=2',
]);

const total = { passed: 0, failed: 0 };
for (const { name, passed, failed, failures = [] } of [...checksOfRun(), ...checksOfReports(tasks)]) {
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`       ${failure}`);
  total.passed += passed;
  total.failed += failed;
}
for (const [engine, journeys] of skippedByEngine()) {
  console.log(`missing ${engine}: ${journeys} journeys did not run`);
}
if (code !== 0 && total.failed === 0) total.failed = 1;
console.log(`Checked in ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
