/**
 * `npm run test:environments [-- name …] [-- --record]`: opens the stories of all units, or of the named ones, in the built Storybook: on a phone,
 * in the partners' brands, at 320 px with large text, with reduced motion and in forced colours. Goes through them with Tab, and runs two stories of
 * each unit in Firefox and WebKit. Exit code 1 if it finds a problem. `--record` writes the results to `packages/ui/evidence/results.json`,
 * which the status matrix shows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '../../.storybook/brands.ts';
import { leastWidths, staticUnits } from '../../packages/ui/evidence/units.ts';
import { outputOf, root, stop } from '../lib/run.mjs';
import { inChromium } from './environments/in-chromium.mjs';
import { inOtherEngine } from './environments/in-other-engines.mjs';
import { inOtherLayouts } from './environments/in-other-layouts.mjs';
import { messagesOf, unitResult } from './environments/unit-result.mjs';
import { serveStorybook } from './lib/serve-storybook.mjs';
import { chooseUnits, hasPlay, storiesOf } from './lib/units.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { record: { type: 'boolean' } } });
const partners = brands.slice(1).map(({ value }) => value);
const commit = outputOf('git', ['rev-parse', '--short=8', 'HEAD']);
const { origin, stories, close } = await serveStorybook();
const units = chooseUnits(positionals).map((path) => {
  const own = storiesOf(path, stories);
  const engines = [own.find((story) => !hasPlay(story)), own.find(hasPlay)].filter(Boolean);
  return { path, stories: own.map(({ id }) => id), engines: engines.map(({ id }) => id) };
});

if (units.length === 0) stop(`No unit has the name ${positionals.join(' or ')}.`);

const all = units.flatMap((unit) => unit.stories);
const tried = units.flatMap((unit) => unit.engines);
// In parallel, because each engine waits two thirds of the time.
const [chromium, layouts, firefox, webkit] = await Promise.all([
  inChromium(origin, all),
  inOtherLayouts(origin, all, partners),
  inOtherEngine('firefox', origin, tried),
  inOtherEngine('webkit', origin, tried),
]);
await close();

const others = [firefox, webkit].filter(Boolean);
const date = new Date().toISOString().slice(0, 10);
const tools = [chromium.tools, ...others.map((engine) => engine.tools)].join(', ');

/** Everything that was found in one story, by check. */
const findings = (id) => ({
  ...chromium.results.get(id),
  ...layouts.get(id),
  engines: others.flatMap((engine) => (engine.results.get(id) ?? []).map((problem) => `${engine.tools}: ${problem}`)),
});
const results = units.map(({ path, stories: ids, engines }) => {
  const found = Object.fromEntries(ids.map((id) => [id, findings(id)]));
  const result = unitResult(found, { isStatic: staticUnits.has(path), leastWidth: leastWidths[path] ?? 0 });
  const names = others.length === 2 ? engines.map((id) => id.split('--')[1]) : [];
  return [path, { date, commit, tools, ...result, engines: names }];
});
if (values.record) record(Object.fromEntries(results));

/** Replaces the results of these units, one line for each. */
function record(fresh) {
  const file = join(root, 'packages/ui/evidence/results.json');
  const merged = Object.entries({ ...JSON.parse(readFileSync(file, 'utf8')), ...fresh }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const lines = merged.map(([path, result]) => `${JSON.stringify(path)}: ${JSON.stringify(result)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

const messages = results.flatMap(([, result]) => messagesOf(result));
for (const message of messages) console.error(message);
console.log(
  `${units.length} units, ${all.length} stories, ${tried.length} of them in ${tools}: ${messages.length} problems`,
);
process.exit(messages.length === 0 ? 0 : 1);
