/**
 * `npm run test:surroundings [-- name …]`: opens the stories of every unit of the built Storybook, or of those named, with reduced motion and
 * in forced colours, goes through them by Tab, and runs two of each unit in Firefox and WebKit. Writes `packages/ui/evidence/surroundings.json`, of
 * which the status matrix is made, and ends with 1 where something is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { preview } from 'vite';
import { inChromium } from './evidence/in-chromium.mjs';
import { inOtherEngine } from './evidence/in-other-engines.mjs';
import { surroundingsFile } from './evidence/results.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { kitUnits } from './speech/units.mjs';

await ensureInstalled();
register();
const server = await preview({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { port: 0, host: '127.0.0.1' },
});
const origin = `http://127.0.0.1:${server.httpServer.address().port}`;
const read = async (name) => (await fetch(`${origin}/${name}.json`)).json();
const [{ entries }, sources] = await Promise.all([read('index'), read('sources')]);
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const chosen = process.argv.slice(2);
const units = kitUnits()
  .filter(({ path, name }) => chosen.length === 0 || chosen.includes(name) || chosen.includes(path))
  .map(({ path }) => {
    const own = stories.filter(({ importPath }) => importPath.includes(`/src/${path}/`));
    const still = own.find(({ tags }) => !tags.includes('play-fn'));
    const played = own.find(({ tags }) => tags.includes('play-fn'));
    const idsOf = (list) => list.flatMap((story) => (story ? [story.id] : []));
    return { path, stories: idsOf(own), few: idsOf([still, played]) };
  });

const all = units.flatMap((unit) => unit.stories);
const few = units.flatMap((unit) => unit.few);
const runs = {
  chromium: await inChromium(origin, all),
  firefox: await inOtherEngine('firefox', origin, few),
  webkit: await inOtherEngine('webkit', origin, few),
};
await server.close();

/** What one check has found in some stories. */
function sum(ids, problemsOf) {
  const problems = ids.flatMap((id) => problemsOf(id).map((problem) => `${id}: ${problem}`));
  return { stories: ids.length, problems };
}

const known = JSON.parse(readFileSync(surroundingsFile, 'utf8'));
const date = new Date().toISOString().slice(0, 10);
const engines = ['firefox', 'webkit'].filter((name) => runs[name]);
for (const { path, stories: ids, few: tried } of units) {
  const inC = (check) => sum(ids, (id) => runs.chromium.results.get(id)[check]);
  const stops = ids.reduce((total, id) => total + runs.chromium.results.get(id).tab.stops, 0);
  known[path] = {
    sources: sources[path],
    date,
    chromium: runs.chromium.with,
    reduced: inC('reduced'),
    forced: inC('forced'),
    tab: { ...inC('tab'), stops },
    engines: Object.fromEntries(
      engines.map((name) => [name, { with: runs[name].with, ...sum(tried, (id) => runs[name].results.get(id)) }]),
    ),
  };
}
const paths = new Set(kitUnits().map(({ path }) => path));
const kept = Object.entries(known).filter(([path]) => paths.has(path));
writeFileSync(surroundingsFile, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 1)}\n`);

const problems = units.flatMap(({ path }) => {
  const { reduced, forced, tab, engines: others } = known[path];
  const named = { 'reduced motion': reduced, 'forced colours': forced, Tab: tab, ...others };
  return Object.entries(named).flatMap(([check, found]) => found.problems.map((problem) => `${check}: ${problem}`));
});
for (const problem of problems) console.error(problem);
console.log(
  `${all.length} stories in Chromium, ${few.length} in ${engines.join(' and ')}: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
