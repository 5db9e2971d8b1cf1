/**
 * `npm test`: installs missing packages, finds the browsers, runs the checks, and prints the total: `N passed, N failed`. Turbo's cache
 * supplies the results of checks whose files have not changed. `npm run test:slow` does the same with the checks that take longer.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { engines, findChromium, installedEngines } from './lib/browsers.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { allowOptions, root, runTool } from './lib/run.mjs';
import { checksOfReports, checksOfRun } from './lib/totals.mjs';

allowOptions('npm test', '--slow');
const slow = process.argv.includes('--slow');
await ensureInstalled();
process.env.CHROMIUM_PATH = await findChromium();

const started = Date.now();
const packages = ['.', 'scripts', 'packages/ui', 'packages/content', 'packages/api', 'packages/site'];
// Without old reports, every report that exists afterwards belongs to this run or comes from the cache.
for (const folder of ['.turbo/runs', ...packages.map((name) => join(name, 'test-results'))]) {
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
  'check',
  'build-storybook',
  'test-storybook',
  'e2e',
  'budgets',
  'claims',
];
const slowTasks = ['test:processes', 'test:outside', 'test:recipes', 'test-storybook:slow', 'e2e:slow'];
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
const missing = slow ? engines.filter((name) => !installedEngines().includes(name)) : [];
if (missing.length > 0)
  console.log(`not run in ${missing.join(' and ')}: npx playwright install --with-deps ${missing.join(' ')}`);
if (code !== 0 && total.failed === 0) total.failed = 1;
console.log(`Checked in ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
