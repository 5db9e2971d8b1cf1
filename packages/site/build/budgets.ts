import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWeight } from './build-weight.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const routes: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));
const { assets, weight, sum, scripts } = await buildWeight(dist);
const heaviest = Math.max(...(await Promise.all(Object.values(routes.pages).map(weight))));

const files = await readdir(`${dist}client/assets`);
const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => `assets/${file}`);

/**
 * What may go over the wire at most, in kilobytes of 1,000 bytes: brotli, unless it says otherwise.
 */
const budgets: [name: string, limit: number, bytes: number][] = [
  ['JavaScript of the home page', 110, await scripts({ path: '/', page: 'home' })],
  ['JavaScript of an article', 100, await scripts({ path: '/blog/:slug', page: 'article' })],
  ['JavaScript of the product page', 100, await scripts({ path: '/financial-products', page: 'financial-products' })],
  ['JavaScript of a form page', 100, await scripts({ path: '/contact-us', page: 'contact-us' })],
  ['JavaScript of a partner page', 100, await scripts({ path: '/doola-partnership', page: 'partner' })],
  ['JavaScript of a calculator', 100, await scripts({ path: '/tools/business-loan', page: 'tools-business-loan' })],
  ['CSS', 18, await weight(assets.styles)],
  ['Fonts, with those of rarer letters', 42, await sum(fonts)],
  ['HTML of the heaviest page', 30, heaviest],
];

let over = 0;
for (const [name, limit, bytes] of budgets) {
  const fits = bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1000).toFixed(2)} kB of ${limit} kB`);
}
process.exit(over === 0 ? 0 : 1);
