import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@boundless/content/languages';
import { buildWeight } from './build-weight.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const routes: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));
const { weight, sum } = await buildWeight(dist);
const fonts = (await readdir(`${dist}client/assets`)).filter((file) => file.endsWith('.woff2'));

let over = 0;
/** `limit` is the largest allowed transfer size in kilobytes of 1,000 bytes, after Brotli. Fonts are compressed already. */
function check(name: string, limit: number, bytes: number) {
  // An empty list of files has 0 bytes, which would always fit.
  const fits = bytes > 0 && bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1000).toFixed(2)} kB of ${limit} kB`);
}

for (const { prefix } of languages) {
  const { pages, scripts } = await buildWeight(dist, prefix);
  for (const page of pages) check(`JavaScript of ${page}${prefix && ` in ${prefix}`}`, 150, await scripts(page));
}
const documents = Object.entries(routes.pages);
if (documents.length === 0) throw new Error(`${dist}routes.json has no page`);
for (const [path, file] of documents) check(`document of ${path} with its styles`, 45, await weight(file));
check('all fonts', 42, await sum(fonts.map((font) => `assets/${font}`)));
process.exit(over === 0 ? 0 : 1);
