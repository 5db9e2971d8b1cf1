/**
 * `npm run visual`: takes pictures of stories in this checkout and in another commit, and writes a page that shows each difference with a box
 * to approve it. Exit code 1 if a picture differs.
 *
 *   --base <branch or commit>   what to compare with (default: main)
 *   --stories <part of an id>   which stories; repeatable (default: the first story of each unit)
 *   --brand, --width            repeatable (default: boundless and fernwell; 390 and 1440)
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { linkPackages } from '../lib/copy-repository.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root, run, stop } from '../lib/run.mjs';

await ensureInstalled();
const [{ takePictures }, { comparePictures }, { writeReport }] = await Promise.all([
  import('./visual/take-pictures.mjs'),
  import('./visual/compare-pictures.mjs'),
  import('./visual/write-report.mjs'),
]);

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    stories: { type: 'string', multiple: true, default: [] },
    brand: { type: 'string', multiple: true, default: ['boundless', 'fernwell'] },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
  },
});
const widths = values.width.map(Number);
if (widths.some((width) => !(width >= 320 && width <= 3840))) stop('--width takes pixels from 320 to 3840.');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
let commit;
try {
  commit = git('rev-parse', '--short', `${values.base}^{commit}`);
} catch {
  stop(`--base: there is no branch or commit named ${values.base}.`);
}

const folder = join(root, 'test-results/visual');
const checkout = join(tmpdir(), `boundless-visual-${commit}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'difference'), { recursive: true });

async function build(top) {
  const cli = join(top, 'node_modules/storybook/dist/bin/dispatcher.js');
  const content = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: join(top, 'packages/content'),
  });
  const code =
    content || (await run(process.execPath, [cli, 'build', '--quiet', '-o', 'storybook-static'], { cwd: top }));
  if (code !== 0) stop(`The Storybook of ${top} could not be built.`);
}

if (!existsSync(join(checkout, 'storybook-static/index.json'))) {
  rmSync(checkout, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', checkout, commit);
  linkPackages(checkout);
  await build(checkout);
}
await build(root);

/** The stories given by `--stories`, or the first story of each unit. */
const choose = (stories) =>
  values.stories.length > 0
    ? stories.filter((id) => values.stories.some((part) => id.includes(part)))
    : stories.filter((id, index) => id.split('--')[0] !== stories[index - 1]?.split('--')[0]);
const shared = { choose, brands: values.brand, widths };
const before = await takePictures({
  ...shared,
  storybook: join(checkout, 'storybook-static'),
  target: join(folder, 'before'),
});
const after = await takePictures({
  ...shared,
  storybook: join(root, 'storybook-static'),
  target: join(folder, 'after'),
});
const files = [...new Set([...before, ...after])].sort();
if (files.length === 0) stop(`No story has ${values.stories.join(' or ')} in its id.`);

const changes = files
  .map((file) => ({
    file,
    ...comparePictures(...['before', 'after', 'difference'].map((kind) => join(folder, kind, file))),
  }))
  .filter(({ state }) => state !== 'same');
writeReport(folder, { base: `${values.base} (${commit})`, total: files.length, changes });
console.log(`${changes.length} of ${files.length} pictures differ: ${join(folder, 'index.html')}`);
process.exit(changes.length === 0 ? 0 : 1);
