import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { backedTexts, figures } from '@boundless/content/backed-texts';
import { languages } from '@boundless/content/languages';
import { globSync } from 'tinyglobby';
import { scriptTexts } from './claims/script-texts.js';
import { documentProblems, unbackedFigures } from './claims/unbacked-figures.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (file: string) => readFile(`${dist}${file}`, 'utf8');
const routes: { pages: Record<string, string> } = JSON.parse(await read('routes.json'));
const texts = await backedTexts();

const found = new Map<string, string>();
const record = (where: string, problems: string[]) => {
  for (const problem of problems) if (!found.has(problem)) found.set(problem, where);
};
for (const [path, file] of Object.entries(routes.pages))
  record(path, documentProblems(await read(`client/${file}`), texts));
const inScripts = [texts, ...Object.values(figures)].join('\n');
const scripts = (await readdir(`${dist}client/assets`)).filter((name) => name.endsWith('.js'));
for (const name of scripts) record(name, unbackedFigures(scriptTexts(await read(`client/assets/${name}`)), inScripts));
// Data files are fetched after a click: they hold the texts of pages and of search results.
const data = globSync('**/data/**/*.json', { cwd: `${dist}client` });
for (const name of data) {
  const strings = [...scriptTexts(`(${await read(`client/${name}`)})`)];
  const lines = strings.flatMap((text) => text.split('\n').map((line) => line.replace(/^• /, '')));
  record(name, unbackedFigures(lines, texts));
}

for (const [problem, where] of found) console.error(`${where}: ${problem}`);
const pages = Object.keys(routes.pages).length;
// A check of nothing would pass.
const dataOfEach = languages.map(
  ({ prefix }) => data.filter((name) => `/${name}`.startsWith(`${prefix}/data/`)).length,
);
if (Math.min(pages, scripts.length, ...dataOfEach) === 0)
  throw new Error(`${dist} has no pages, no scripts or no data files of a language`);
console.log(
  `${pages} pages, ${scripts.length} scripts and ${data.length} data files checked, ${found.size} texts with a figure that is not in the content`,
);
process.exit(found.size === 0 ? 0 : 1);
