/**
 * `npm start`: installs missing packages, builds what has changed, and serves the site and its API from one process.
 * `npm start -- --storybook` also serves the built Storybook at /storybook.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { newestPublished } from './lib/newest-published.mjs';
import { allowOptions, endWithNpm, root, runTool, stop } from './lib/run.mjs';

allowOptions('npm start', '--storybook');
const storybook = process.argv.includes('--storybook');

endWithNpm();
await ensureInstalled({ onlyProduction: !storybook });
// Turbo's cache does not depend on the date: without this, an article whose day has come would stay unpublished.
process.env.CONTENT_PUBLISHED = newestPublished(new Date());
console.log('Building what has changed …');
const tasks = ['build', ...(storybook ? ['build-storybook'] : [])];
const filters = ['@boundless/site', '@boundless/api', ...(storybook ? ['//'] : [])].map((name) => `--filter=${name}`);
const built = await runTool('turbo', ['run', ...tasks, ...filters, '--output-logs=new-only', '--log-prefix=none']);
if (built !== 0) stop('The build failed; see its output above.');

const server = spawn(process.execPath, [join(root, 'packages/api/dist/server.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(storybook && { STORYBOOK_DIR: join(root, 'storybook-static') }) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
