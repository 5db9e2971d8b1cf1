/** Started by speech.mjs in a D-Bus session with a display: starts Orca and Firefox, and writes the transcripts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { root } from '../lib/run.mjs';
import { serveStorybook } from '../lib/serve-storybook.mjs';
import { hasPlay, isInteractive, isNamed, kitUnits, spokenOf, storiesOf, transcriptOf } from '../lib/units.mjs';
import { journeys } from './journeys.mjs';
import { startOrca } from './orca.mjs';
import { versions } from './required-tools.mjs';
import { holdPlugin, speakUnit } from './speak-unit.mjs';
import { formatTranscript } from './transcript.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, journeys: { type: 'boolean' }, site: { type: 'string' } },
});
const home = process.env.HOME;
const about = { versions: versions(), date: new Date().toISOString().slice(0, 10) };

let readsPages = !values.journeys;
let desk = await openDesk();
let failed = 0;

/** Starts Orca, then Firefox: Firefox ignores a screen reader that starts later. */
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

/** Runs `speak` in a new tab, into which Firefox moves the focus. Returns the steps of the transcript. */
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

/** Writes one transcript. Orca sometimes hangs, so it gets one retry. A failure is printed, and the other transcripts continue. */
async function writeTranscript(name, file, sources, of, speak) {
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
  const { origin, stories, close } = await serveStorybook({ plugins: [holdPlugin] });
  const sources = JSON.parse(readFileSync(join(root, 'storybook-static/sources.json'), 'utf8'));
  const isStale = (unit) => spokenOf(unit)?.sources !== sources[unit.path];
  const chosen = kitUnits()
    .filter(isInteractive)
    .filter((unit) => (positionals.length > 0 ? isNamed(unit, positionals) : values.all || isStale(unit)));
  for (const unit of chosen) {
    const { id, tags } = spokenStory(storiesOf(unit, stories));
    const address = `${origin}/iframe.html?id=${id}&viewMode=story`;
    await writeTranscript(unit.path, transcriptOf(unit), sources[unit.path], id, (page, orca) =>
      speakUnit(page, orca, address, tags.includes('wide') ? 1280 : 800),
    );
  }
  await close();
}

/**
 * The story with the tag `spoken`, else the first without a play function, which moves the focus and so the place from which Orca reads, else
 * the first. The tag `speech` is on every story of a unit that has a transcript. The tag `wide` is for a unit that is hidden on narrow screens.
 */
function spokenStory(stories) {
  return stories.find(({ tags }) => tags.includes('spoken')) ?? stories.find((story) => !hasPlay(story)) ?? stories[0];
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
    await writeTranscript(name, join(folder, `${name}.speech.txt`), 'site', journey.path, (page, orca) =>
      journey.walk(page, orca, values.site),
    );
  }
}
await closeDesk();
process.exit(failed === 0 ? 0 : 1);
