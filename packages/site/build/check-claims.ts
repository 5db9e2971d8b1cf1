import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { backedTexts } from '@boundless/content/backed-texts';
import { unbackedIn } from './claims/unbacked-in.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const routes: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));
const texts = await backedTexts();

const found = new Map<string, string>();
for (const [path, file] of Object.entries(routes.pages)) {
  for (const problem of unbackedIn(await readFile(`${dist}client/${file}`, 'utf8'), texts))
    if (!found.has(problem)) found.set(problem, path);
}
for (const [problem, path] of found) console.error(`${path}: ${problem}`);
console.log(`${Object.keys(routes.pages).length} pages read, ${found.size} figures that no claim backs`);
process.exit(found.size === 0 ? 0 : 1);
