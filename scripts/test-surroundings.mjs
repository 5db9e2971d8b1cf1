/**
 * `npm run test:surroundings [-- name …] [-- --all]`: opens stories of the built Storybook on a phone, in the partners' brands, at 320 px with
 * large text, with reduced motion and in forced colours, goes through them with Tab, and runs two stories of each unit in Firefox and WebKit.
 * Without names: the units whose results are missing, bad or stale. Writes `packages/ui/evidence/surroundings.json`, from which the status
 * matrix is made. Exit code 1 if it finds a problem.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { inChromium } from './evidence/in-chromium.mjs';
import { inOtherEngine } from './evidence/in-other-engines.mjs';
import { inOtherLayouts } from './evidence/in-other-layouts.mjs';
import { problemsOf, surroundingsFile, writeByUnit } from './evidence/results.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { serveStorybook } from './lib/serve-storybook.mjs';
import { hasPlay, isNamed, kitUnits, storiesOf } from './lib/units.mjs';

await ensureInstalled();
register();
const { brands } = await import('../.storybook/brands.ts');
const partners = brands.slice(1).map(({ value }) => value);
const { origin, stories, close } = await serveStorybook();
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const sources = readJson(join(root, 'storybook-static/sources.json'));
const known = readJson(surroundingsFile);
const { positionals: names, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const isCurrent = ({ path }) => known[path]?.sources === sources[path] && problemsOf(known[path]).length === 0;
const allUnits = kitUnits();
const units = allUnits
  .filter((unit) => (names.length > 0 ? isNamed(unit, names) : values.all || !isCurrent(unit)))
  .map((unit) => {
    const own = storiesOf(unit, stories);
    const two = [own.find((story) => !hasPlay(story)), own.find(hasPlay)].filter(Boolean);
    return { path: unit.path, stories: own.map(({ id }) => id), two: two.map(({ id }) => id) };
  });

const all = units.flatMap((unit) => unit.stories);
const tried = units.flatMap((unit) => unit.two);
const other = (name) => inOtherEngine(name, origin, tried);
// In parallel, because each engine waits two thirds of the time.
const [chromium, layouts, firefox, webkit] = await Promise.all([
  inChromium(origin, all),
  inOtherLayouts(origin, all, partners),
  other('firefox'),
  other('webkit'),
]);
await close();

/** The result of one check over the stories that it applies to. */
function resultOf(ids, found) {
  const checked = ids.filter(found);
  const problems = checked.flatMap((id) => found(id).map((problem) => `${id}: ${problem}`));
  return { stories: checked.length, problems };
}

const date = new Date().toISOString().slice(0, 10);
const engines = Object.entries({ firefox, webkit }).filter(([, run]) => run);
for (const { path, stories: ids, two } of units) {
  const inChrome = (check) => resultOf(ids, (id) => chromium.results.get(id)[check]);
  const inLayout = (check) => resultOf(ids, (id) => layouts.get(id)[check]);
  const stops = ids.reduce((total, id) => total + chromium.results.get(id).tab.stops, 0);
  known[path] = {
    sources: sources[path],
    date,
    chromium: chromium.with,
    brands: inLayout('brands'),
    phone: inLayout('phone'),
    reflow: inLayout('reflow'),
    reduced: inChrome('reduced'),
    forced: inChrome('forced'),
    tab: { ...inChrome('tab'), stops },
    tried: two,
    engines: Object.fromEntries(
      engines.map(([name, run]) => [name, { with: run.with, ...resultOf(two, (id) => run.results.get(id)) }]),
    ),
  };
}
const paths = new Set(allUnits.map(({ path }) => path));
const kept = Object.entries(known).filter(([path]) => paths.has(path));
writeByUnit(surroundingsFile, Object.fromEntries(kept.sort()));

const problems = units.flatMap(({ path }) => problemsOf(known[path]));
for (const problem of problems) console.error(problem);
const engineNames = ['Chromium', ...engines.map(([name]) => name)].join(', ');
console.log(
  `${units.length} units, ${all.length} stories, ${tried.length} of them in ${engineNames}: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
