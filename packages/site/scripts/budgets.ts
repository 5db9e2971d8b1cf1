import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWeight } from './build-weight.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const routes: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));
const { assets, weight, sum, scripts } = await buildWeight(dist);
const heaviest = Math.max(...(await Promise.all(Object.values(routes.pages).map(weight))));

/** For those whose browser or proxy knows no brotli: the style sheet is what every page waits for. */
const gzipped = async (file: string) => gzipSync(await readFile(join(dist, 'client', file)), { level: 9 }).length;
const styles = (await Promise.all(assets.styles.map(gzipped))).reduce((total, bytes) => total + bytes, 0);

/** What may go over the wire at most, in kilobytes of 1,000 bytes: brotli, unless it says otherwise. */
const budgets: [name: string, limit: number, bytes: number][] = [
  ['JavaScript of the home page', 100, await scripts({ path: '/', page: 'home' })],
  ['JavaScript of an article', 90, await scripts({ path: '/blog/:slug', page: 'article' })],
  ['JavaScript of a form page', 90, await scripts({ path: '/contact-us', page: 'contact-us' })],
  ['JavaScript of a partner page', 95, await scripts({ path: '/doola-partnership', page: 'partner' })],
  ['JavaScript of a calculator', 100, await scripts({ path: '/tools/business-loan', page: 'tool-business-loan' })],
  ['CSS', 17, await sum(assets.styles)],
  // 20 KiB.
  ['CSS as gzip', 20.48, styles],
  ['Fonts', 25, await sum(assets.fonts)],
  ['HTML of the heaviest page', 25, heaviest],
];

let over = 0;
for (const [name, limit, bytes] of budgets) {
  const fits = bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1000).toFixed(2)} kB of ${limit} kB`);
}
process.exit(over === 0 ? 0 : 1);
