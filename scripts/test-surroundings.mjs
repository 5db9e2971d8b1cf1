/**
 * `npm run test:surroundings [-- name …] [-- --all]`: opens the stories of the built Storybook with reduced motion and in forced colours,
 * goes through them by Tab, and runs two of each unit in Firefox and WebKit: of units whose results are missing, bad or of earlier
 * sources, or of those named, or of all. Writes `packages/ui/evidence/surroundings.json`, of which the status matrix is made, and ends
 * with 1 where something is wrong.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { inChromium } from './evidence/in-chromium.mjs';
import { inOtherEngine } from './evidence/in-other-engines.mjs';
import { problemsOf, surroundingsFile, writeByUnit } from './evidence/results.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serveStorybook } from './lib/serve-storybook.mjs';
import { kitUnits } from './speech/units.mjs';

await ensureInstalled();
register();
const server = await serveStorybook();
const { origin } = server;
const read = async (name) => (await fetch(`${origin}/${name}.json`)).json();
const [{ entries }, sources] = await Promise.all([read('index'), read('sources')]);
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const known = JSON.parse(readFileSync(surroundingsFile, 'utf8'));
const { positionals: named, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const isNamed = ({ path, name }) => named.includes(name) || named.includes(path);
const isCurrent = ({ path }) => known[path]?.sources === sources[path] && problemsOf(known[path]).length === 0;
const units = kitUnits()
  .filter((unit) => (named.length > 0 ? isNamed(unit) : values.all || !isCurrent(unit)))
  .map(({ path }) => {
    const own = stories.filter(({ importPath }) => importPath.includes(`/src/${path}/`));
    const still = own.find(({ tags }) => !tags.includes('play-fn'));
    const played = own.find(({ tags }) => tags.includes('play-fn'));
    const idsOf = (list) => list.flatMap((story) => (story ? [story.id] : []));
    return { path, stories: idsOf(own), few: idsOf([still, played]) };
  });

const all = units.flatMap((unit) => unit.stories);
const few = units.flatMap((unit) => unit.few);
const other = (name) => inOtherEngine(name, origin, few);
// The pages mostly wait: what they show is made in a third of the time.
const [chromium, firefox, webkit] = await Promise.all([inChromium(origin, all), other('firefox'), other('webkit')]);
await server.close();

/** What one check has found in some stories. */
function sum(ids, found) {
  const problems = ids.flatMap((id) => found(id).map((problem) => `${id}: ${problem}`));
  return { stories: ids.length, problems };
}

const date = new Date().toISOString().slice(0, 10);
const engines = Object.entries({ firefox, webkit }).filter(([, run]) => run);
for (const { path, stories: ids, few: tried } of units) {
  const inC = (check) => sum(ids, (id) => chromium.results.get(id)[check]);
  const stops = ids.reduce((total, id) => total + chromium.results.get(id).tab.stops, 0);
  known[path] = {
    sources: sources[path],
    date,
    chromium: chromium.with,
    reduced: inC('reduced'),
    forced: inC('forced'),
    tab: { ...inC('tab'), stops },
    tried,
    engines: Object.fromEntries(
      engines.map(([name, run]) => [name, { with: run.with, ...sum(tried, (id) => run.results.get(id)) }]),
    ),
  };
}
const paths = new Set(kitUnits().map(({ path }) => path));
const kept = Object.entries(known).filter(([path]) => paths.has(path));
writeByUnit(surroundingsFile, Object.fromEntries(kept.sort()));

const problems = units.flatMap(({ path }) => problemsOf(known[path]));
for (const problem of problems) console.error(problem);
const names = ['Chromium', ...engines.map(([name]) => name)].join(', ');
console.log(
  `${units.length} units, ${all.length} stories, ${few.length} of them in ${names}: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
