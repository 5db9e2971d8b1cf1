/** Inside of a D-Bus session with a display: starts Orca and Firefox, and writes the transcripts that speech.mjs was asked for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { root } from '../lib/run.mjs';
import { serveStorybook } from '../lib/serve-storybook.mjs';
import { journeys } from './journeys.mjs';
import { startOrca } from './orca.mjs';
import { versions } from './required-tools.mjs';
import { holdPlugin, speakUnit } from './speak-unit.mjs';
import { formatTranscript } from './transcript.mjs';
import { isInteractive, kitUnits, spokenOf, storyOf, transcriptOf } from './units.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, journeys: { type: 'boolean' }, site: { type: 'string' } },
});
const home = process.env.HOME;
const about = { versions: versions(), date: new Date().toISOString().slice(0, 10) };

let readsPages = !values.journeys;
let desk = await openDesk();
let failed = 0;

/** Starts Orca, then Firefox, which gives nothing to a screen reader that comes later. */
async function openDesk() {
  const orca = await startOrca(home, readsPages);
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    args: ['--kiosk'],
    extraPrefsFirefox: { 'accessibility.force_disabled': -1, 'browser.tabs.inTitlebar': 0 },
    env: { ...process.env, GTK_USE_PORTAL: '0', GNOME_ACCESSIBILITY: '1' },
  });
  return { orca, browser };
}

async function closeDesk() {
  await desk.browser.close();
  await desk.orca.stop();
}

/** What is said in a tab of its own: Firefox moves the focus into it. */
async function listen(speak) {
  const page = await desk.browser.newPage();
  try {
    const steps = await speak(page, desk.orca);
    if (steps.every(({ said }) => said.length === 0)) throw new Error('Orca said nothing');
    return steps;
  } finally {
    await page.close();
  }
}

/** Writes one transcript. Orca hangs at times: it is started again once. What cannot be spoken is named, and the others go on. */
async function write(name, file, sources, of, speak) {
  const started = Date.now();
  try {
    const steps = await listen(speak).catch(async () => {
      await closeDesk();
      desk = await openDesk();
      return listen(speak);
    });
    writeFileSync(file, formatTranscript({ ...about, sources, of }, steps));
    console.log(`ok   ${name}: ${steps.length} steps (${Math.round((Date.now() - started) / 1000)} s)`);
  } catch (error) {
    failed += 1;
    console.error(`FAIL ${name}: ${error.message}`);
  }
}

async function speakUnits() {
  const server = await serveStorybook([holdPlugin]);
  const { origin } = server;
  const { entries } = await (await fetch(`${origin}/index.json`)).json();
  const sources = await (await fetch(`${origin}/sources.json`)).json();
  const isStale = (unit) => spokenOf(unit)?.sources !== sources[unit.path];
  const chosen = kitUnits()
    .filter((unit) => isInteractive(unit) && (values.all || positionals.length > 0 || isStale(unit)))
    .filter(({ path, name }) => positionals.length === 0 || positionals.includes(name) || positionals.includes(path));
  for (const unit of chosen) {
    const { id } = storyOf(unit, Object.values(entries));
    const address = `${origin}/iframe.html?id=${id}&viewMode=story`;
    await write(unit.path, transcriptOf(unit), sources[unit.path], id, (page, orca) => speakUnit(page, orca, address));
  }
  await server.close();
}

if (!values.journeys) await speakUnits();
if (values.site && (values.journeys || positionals.length === 0)) {
  if (readsPages) {
    await closeDesk();
    readsPages = false;
    desk = await openDesk();
  }
  const folder = join(root, 'packages/ui/docs/speech');
  mkdirSync(folder, { recursive: true });
  for (const [name, journey] of Object.entries(journeys)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    await write(name, join(folder, `${name}.speech.txt`), 'site', journey.path, (page, orca) =>
      journey.walk(page, orca, values.site),
    );
  }
}
await closeDesk();
process.exit(failed === 0 ? 0 : 1);
