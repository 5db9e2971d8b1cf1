/**
 * `npm run bench:articles -w @boundless/site [-- 100 500 1000]`: builds the site with that many articles, in a copy outside of
 * this repository, and fails where the build does not grow linearly or any page's JavaScript grows at all.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateArticles } from '@boundless/content/generate-articles';
import { buildWeight } from '../build/build-weight.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const left = new Set(['node_modules', 'dist', 'generated', 'test-results', '.turbo', 'e2e']);
/** How much slower an article may be among many than among few before growth is no longer called linear. */
const allowance = 1.5;
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(100, 500, 1000);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) throw new Error('Each argument must be a number');

/** This repository without what is built, on its own packages and everybody else's. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'boundless-articles-'));
  const packages = readdirSync(join(root, 'packages'));
  mkdirSync(join(copy, 'node_modules/@boundless'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(root, name), join(copy, name));
  for (const name of packages) {
    const filter = (path: string) => !left.has(basename(path));
    cpSync(join(root, 'packages', name), join(copy, 'packages', name), { recursive: true, filter });
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@boundless', name));
  }
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@boundless' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

// Runs in the build's own process, at its end.
const report = 'process.on("exit",()=>{const c=process.cpuUsage();console.log("CPU",c.user+c.system)})';

/** Runs a package's build. Returns the seconds of processor time that it took. */
function build(folder: string): number {
  const args = [
    '--import',
    'tsx',
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    'scripts/build.ts',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} could not be built:\n${stdout}${stderr}`);
  return Number(stdout.match(/CPU (\d+)/)?.[1]) / 1e6;
}

/** Bytes of the JavaScript of some pages, as it goes over the wire, and of all there is. */
async function scripts(site: string): Promise<Record<string, number>> {
  const dist = join(site, 'dist');
  const build = await buildWeight(dist);
  const all = readdirSync(join(dist, 'client/assets')).filter((name) => name.endsWith('.js'));
  return {
    home: await build.scripts({ path: '/', page: 'home' }),
    article: await build.scripts({ path: '/blog/:slug', page: 'article' }),
    blog: await build.scripts({ path: '/blog', page: 'blog' }),
    all: await build.sum(all.map((name) => `assets/${name}`)),
  };
}

const copy = copyRepository();
const row = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(12)).join(''));
try {
  const content = join(copy, 'packages/content');
  const site = join(copy, 'packages/site');
  const articles = join(content, 'src/articles');
  // Some pages name articles of ours, so that those stay, and generated ones join them.
  const own = readdirSync(articles).length;
  const base = { seconds: build(content) + build(site), sizes: await scripts(site) };
  row(['articles', 'CPU s', 's/article', ...Object.keys(base.sizes).map((name) => `${name} JS`)]);
  row([String(own), base.seconds.toFixed(1), '', ...Object.values(base.sizes).map(String)]);
  const each: number[] = [];
  const grown: string[] = [];
  for (const count of counts) {
    await generateArticles(articles, count);
    const seconds = build(content) + build(site);
    const sizes = await scripts(site);
    each.push((seconds - base.seconds) / count);
    for (const [name, bytes] of Object.entries(sizes)) {
      if (bytes > (base.sizes[name] ?? 0)) grown.push(`${name} by ${bytes - (base.sizes[name] ?? 0)} with ${count}`);
    }
    row([String(own + count), seconds.toFixed(1), (each.at(-1) ?? 0).toFixed(3), ...Object.values(sizes).map(String)]);
  }
  const growth = (each.at(-1) ?? 0) / (each[0] ?? 1);
  console.log(`An article among ${counts.at(-1)} costs ${growth.toFixed(2)} times one among ${counts[0]}.`);
  console.log(grown.length > 0 ? `JavaScript grew: ${grown.join(', ')}.` : 'No JavaScript grew.');
  process.exitCode = growth <= allowance && grown.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
