import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWeight } from './build-weight.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const routes: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));
const { assets, weight, sum, pages, scripts } = await buildWeight(dist);
const heaviest = Math.max(...(await Promise.all(Object.values(routes.pages).map(weight))));

const files = await readdir(`${dist}client/assets`);
const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => `assets/${file}`);

/** Largest allowed transfer sizes in kilobytes of 1,000 bytes, after Brotli. Fonts are compressed already. `/admin` is for staff only. */
const budgets: [name: string, limit: number, bytes: number][] = [
  ...(await Promise.all(
    pages.map(
      async (page) =>
        [`JavaScript of ${page}`, page === 'admin' ? 140 : 130, await scripts(page)] satisfies [string, number, number],
    ),
  )),
  ['All fonts', 42, await sum(fonts)],
  ['the heaviest document with the style sheet', 45, heaviest + (await weight(assets.styles))],
];

let over = 0;
for (const [name, limit, bytes] of budgets) {
  const fits = bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1000).toFixed(2)} kB of ${limit} kB`);
}
process.exit(over === 0 ? 0 : 1);
