/**
 * `npm run visual [-- --base <branch or commit>] [-- <options of Playwright>]`: takes pictures of stories in another commit (default: main) and in
 * this checkout, and shows each difference in Playwright's report. Exit code 1 if a picture differs.
 *
 *   -g button                   stories with this in their id (default: the first story of each unit)
 *   --project "fernwell 390"    in this brand at this width (default: two brands at two widths)
 *   -u -g button                approve these differences: later runs show the others
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../lib/browsers.mjs';
import { linkPackages } from '../lib/copy-repository.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { outputOf, root, run, runTool, stop } from '../lib/run.mjs';

const options = process.argv.slice(2);
const at = options.indexOf('--base');
const [, base = 'main'] = at === -1 ? [] : options.splice(at, 2);
const isApproval = (option) => option === '-u' || option.startsWith('--update-snapshots');
const filters = options.filter((option) => !isApproval(option));
if (!options.some((option) => /^(-g|--grep)/.test(option))) filters.push('--grep', '@first');

await ensureInstalled();
const commit = outputOf('git', ['-C', root, 'rev-parse', '--short', `${base}^{commit}`]);
if (!commit) stop(`--base: there is no branch or commit named ${base}.`);
const checkout = join(tmpdir(), `boundless-visual-${commit}`);
const browser = await findChromium();

async function build(top) {
  const cli = join(top, 'node_modules/storybook/dist/bin/dispatcher.js');
  const code =
    (await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: join(top, 'packages/content') })) ||
    (await run(process.execPath, [cli, 'build', '--quiet', '-o', 'storybook-static'], { cwd: top }));
  if (code !== 0) stop(`The Storybook of ${top} could not be built.`);
}

/** Takes the pictures of the Storybook in the folder `top`. Resolves to Playwright's exit code. */
async function takePictures(top, ...args) {
  const config = join(root, 'scripts/quality/visual/playwright.config.mjs');
  const env = { CHROMIUM_PATH: browser, BASE_COMMIT: commit };
  return runTool('playwright', ['test', '--config', config, ...filters, ...args], { cwd: top, env });
}

if (!existsSync(join(checkout, 'storybook-static/index.json'))) {
  rmSync(checkout, { recursive: true, force: true });
  const git = (...args) => execFileSync('git', ['-C', root, 'worktree', ...args], { stdio: 'inherit' });
  git('prune');
  git('add', '--detach', checkout, commit);
  linkPackages(checkout);
  await build(checkout);
}
await takePictures(checkout, '--update-snapshots=missing', '--reporter=dot');
await build(root);
const approvals = options.filter(isApproval);
process.exit(await takePictures(root, ...(approvals.length > 0 ? approvals : ['--update-snapshots=none'])));
