import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { backedTexts, figures } from '@boundless/content/backed-texts';
import { scriptTexts } from './claims/script-texts.js';
import { unbacked, unbackedIn } from './claims/unbacked-in.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (file: string) => readFile(`${dist}${file}`, 'utf8');
const routes: { pages: Record<string, string> } = JSON.parse(await read('routes.json'));
const texts = await backedTexts();

const found = new Map<string, string>();
const note = (where: string, problems: string[]) => {
  for (const problem of problems) if (!found.has(problem)) found.set(problem, where);
};
for (const [path, file] of Object.entries(routes.pages)) note(path, unbackedIn(await read(`client/${file}`), texts));
// What React's scheduler tells developers is in a file with the site's own texts.
const scheduler = await readFile(
  createRequire(import.meta.url).resolve('scheduler/cjs/scheduler.production.js'),
  'utf8',
);
const inScripts = [texts, ...Object.values(figures), scheduler].join('\n');
const scripts = (await readdir(`${dist}client/assets`)).filter((name) => name.endsWith('.js'));
for (const name of scripts) note(name, unbacked(scriptTexts(await read(`client/assets/${name}`)), inScripts));
// Fetched after a click: pages, and what the search finds.
const data = (await readdir(`${dist}client/data`, { recursive: true })).filter((name) => name.endsWith('.json'));
for (const name of data) {
  const strings = [...scriptTexts(`(${await read(`client/data/${name}`)})`)];
  const lines = strings.flatMap((text) => text.split('\n').map((line) => line.replace(/^• /, '')));
  note(name, unbacked(lines, texts));
}

for (const [problem, where] of found) console.error(`${where}: ${problem}`);
const pages = Object.keys(routes.pages).length;
console.log(
  `${pages} pages, ${scripts.length} scripts and ${data.length} data files read, ${found.size} figures that no claim backs`,
);
process.exit(found.size === 0 ? 0 : 1);
