/** Writes what importing each component alone costs to `src/sizes.json`, which the docs pages show. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importable, measureSize } from './measure-size.js';

const sizes: Record<string, number> = {};
for (const path of await importable()) sizes[path] = (await measureSize(path)).gzip;
await writeFile(join(import.meta.dirname, '../src/sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
console.log(`sizes: ${Object.keys(sizes).length} written`);
