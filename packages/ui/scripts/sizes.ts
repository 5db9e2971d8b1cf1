/**
 * `npm run sizes [-- components/button …]`: measures the import cost of each component, or of the named ones, and writes it to
 * `src/sizes.json`, which the docs pages show.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importable, measureSize } from './measure-size.js';

const file = join(import.meta.dirname, '../src/sizes.json');
const named = process.argv.slice(2);
const sizes: Record<string, number> = named.length > 0 ? JSON.parse(await readFile(file, 'utf8')) : {};
const paths = named.length > 0 ? named : importable();
for (const path of paths) sizes[path] = (await measureSize(path)).gzip;
const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`sizes: ${paths.length} written`);
