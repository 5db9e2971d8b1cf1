/**
 * `npm run bench:articles -w @boundless/site [-- 100 500 1000]`: builds the site with that many copies of its articles, in a copy of this repository.
 * Fails if the time does not grow linearly or a page's JavaScript grows.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../../scripts/lib/copy-repository.mjs';
import { buildWeight } from '../build/build-weight.js';

/** Largest ratio of the time per article, many to few, that still counts as linear growth. */
const allowance = 1.5;
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(100, 500, 1000);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) throw new Error('Each argument must be a number');

// Runs at the end of the build's process.
const report = 'process.on("exit",()=>{const c=process.cpuUsage();console.log("CPU",c.user+c.system)})';

/** Runs the script of a package's build. Returns the seconds of processor time that it took. */
function build(folder: string, script: string): number {
  const args = [
    '--import',
    'tsx',
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    '--conditions=@boundless/source',
    script,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} could not be built:\n${stdout}${stderr}`);
  return Number(stdout.match(/CPU (\d+)/)?.[1]) / 1e6;
}

/** Compressed bytes of the JavaScript of some pages, and of all files together. */
async function scripts(site: string): Promise<Record<string, number>> {
  const dist = join(site, 'dist');
  const build = await buildWeight(dist);
  const all = readdirSync(join(dist, 'client/assets')).filter((name) => name.endsWith('.js'));
  return {
    home: await build.scripts('home'),
    article: await build.scripts('article'),
    blog: await build.scripts('blog'),
    all: await build.sum(all.map((name) => `assets/${name}`)),
  };
}

const copy = copyRepository();
const row = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(12)).join(''));
try {
  const content = join(copy, 'packages/content');
  const site = join(copy, 'packages/site');
  const articles = join(content, 'src/articles');
  const own = readdirSync(articles).filter((name) => name.endsWith('.md'));
  const texts = own
    .map((name) => readFileSync(join(articles, name), 'utf8'))
    .filter((text) => !/^!\[|^redirectFrom:/m.test(text));
  const base = {
    seconds: build(content, 'scripts/build.ts') + build(site, 'build/build.ts'),
    sizes: await scripts(site),
  };
  row(['articles', 'CPU s', 's/article', ...Object.keys(base.sizes).map((name) => `${name} JS`)]);
  row([String(own.length), base.seconds.toFixed(1), '', ...Object.values(base.sizes).map(String)]);
  const each: number[] = [];
  const grown: string[] = [];
  for (const count of counts) {
    for (let index = 0; index < count; index += 1) {
      const text = texts[index % texts.length] ?? '';
      writeFileSync(join(articles, `copy-${index}.md`), text.replace(/^slug: .*/m, `slug: copy-${index}`));
    }
    const seconds = build(content, 'scripts/build.ts') + build(site, 'build/build.ts');
    const sizes = await scripts(site);
    each.push((seconds - base.seconds) / count);
    for (const [name, bytes] of Object.entries(sizes)) {
      if (bytes > (base.sizes[name] ?? 0)) grown.push(`${name} by ${bytes - (base.sizes[name] ?? 0)} with ${count}`);
    }
    row([
      String(own.length + count),
      seconds.toFixed(1),
      (each.at(-1) ?? 0).toFixed(3),
      ...Object.values(sizes).map(String),
    ]);
  }
  const growth = (each.at(-1) ?? 0) / (each[0] ?? 1);
  console.log(`Time per article with ${counts.at(-1)} articles: ${growth.toFixed(2)} times that with ${counts[0]}.`);
  console.log(grown.length > 0 ? `JavaScript grew: ${grown.join(', ')}.` : 'No JavaScript grew.');
  process.exitCode = growth <= allowance && grown.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
