import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWeight } from './build-weight.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const routes: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));
const { assets, weight, sum, pages, scripts } = await buildWeight(dist);
const heaviest = Math.max(...(await Promise.all(Object.values(routes.pages).map(weight))));

const files = await readdir(`${dist}client/assets`);
const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => `assets/${file}`);

/** The most JavaScript of a page, in kilobytes. `/admin` is for staff only. */
const usualLimit = 100;
const limits: Record<string, number> = {
  home: 108,
  'about-us': 108,
  apis: 109,
  'how-we-are-paid': 102,
  lenders: 113,
  'partner-contact': 108,
  partners: 113,
  'referral-partners': 112,
  'who-we-help': 104,
  admin: 118,
};

/** Largest allowed transfer sizes in kilobytes of 1,000 bytes, after Brotli. Fonts are compressed already. */
const budgets: [name: string, limit: number, bytes: number][] = [
  ...(await Promise.all(
    pages.map(
      async (page) =>
        [`JavaScript of ${page}`, limits[page] ?? usualLimit, await scripts(page)] satisfies [string, number, number],
    ),
  )),
  ['CSS', 18, await weight(assets.styles)],
  ['All fonts', 42, await sum(fonts)],
  ['HTML of the heaviest page', 30, heaviest],
];

let over = 0;
for (const [name, limit, bytes] of budgets) {
  const fits = bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1000).toFixed(2)} kB of ${limit} kB`);
}
process.exit(over === 0 ? 0 : 1);
