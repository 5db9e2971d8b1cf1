import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWeight } from './build-weight.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const routes: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));
const { weight, sum, pages, scripts } = await buildWeight(dist);
const fonts = (await readdir(`${dist}client/assets`)).filter((file) => file.endsWith('.woff2'));

/** Largest allowed transfer sizes in kilobytes of 1,000 bytes, after Brotli. Fonts are compressed already. */
const budgets: [name: string, limit: number, bytes: number][] = [
  ...(await Promise.all(
    pages.map(async (page): Promise<[string, number, number]> => [`JavaScript of ${page}`, 130, await scripts(page)]),
  )),
  ...(await Promise.all(
    Object.entries(routes.pages).map(
      async ([path, file]): Promise<[string, number, number]> => [
        `document of ${path} with its styles`,
        45,
        await weight(file),
      ],
    ),
  )),
  ['all fonts', 42, await sum(fonts.map((font) => `assets/${font}`))],
];

let over = 0;
for (const [name, limit, bytes] of budgets) {
  const fits = bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1000).toFixed(2)} kB of ${limit} kB`);
}
process.exit(over === 0 ? 0 : 1);
