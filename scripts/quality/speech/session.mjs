/** Started by speech.mjs in a D-Bus session with a display: starts Orca and Firefox, and writes the transcripts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { staticUnits } from '../../../packages/ui/evidence/units.ts';
import { launchFirefox } from '../../lib/engines/firefox.ts';
import { root } from '../../lib/run.mjs';
import { serveStorybook } from '../lib/serve-storybook.mjs';
import { chooseUnits, hasPlay, storiesOf } from '../lib/units.mjs';
import { journeys, walk } from './journeys.mjs';
import { startOrca } from './orca.mjs';
import { versions } from './required-tools.mjs';
import { holdPlugin, speakUnit } from './speak-unit.mjs';
import { formatTranscript } from './transcript.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { journeys: { type: 'boolean' }, record: { type: 'boolean' }, site: { type: 'string' } },
});
const folder = join(root, values.record ? 'packages/ui/evidence/speech' : 'test-results/speech');
const about = { tools: versions(), date: new Date().toISOString().slice(0, 10) };

let readsPages = !values.journeys;
let session = await startSession();
let failed = 0;

/** Starts Orca, then Firefox: Firefox ignores a screen reader that starts later. */
async function startSession() {
  const orca = await startOrca(process.env.HOME, readsPages);
  const tab = await launchFirefox('/usr/bin/firefox-esr', {
    args: ['--kiosk'],
    preferences: { 'accessibility.force_disabled': -1, 'browser.tabs.inTitlebar': 0 },
    env: { ...process.env, GTK_USE_PORTAL: '0', GNOME_ACCESSIBILITY: '1' },
  });
  return { orca, tab };
}

async function endSession() {
  await session.tab.close();
  await session.orca.stop();
}

async function listen(speak) {
  const steps = await speak(session.tab, session.orca);
  if (steps.every(({ said }) => said.length === 0)) throw new Error('Orca said nothing');
  return steps;
}

/** Writes one transcript. Orca sometimes hangs, so it gets one retry. A failure is printed, and the other transcripts continue. */
async function writeTranscript(name, story, speak) {
  const started = Date.now();
  const file = join(folder, `${name}.txt`);
  try {
    const steps = await listen(speak).catch(async () => {
      await endSession();
      session = await startSession();
      return listen(speak);
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatTranscript({ ...about, story }, steps));
    console.log(`ok   ${name}: ${steps.length} steps (${Math.round((Date.now() - started) / 1000)} s)`);
  } catch (error) {
    failed += 1;
    console.error(`FAIL ${name}: ${error.message}`);
  }
}

async function speakUnits() {
  const { origin, stories, close } = await serveStorybook([holdPlugin]);
  for (const unit of chooseUnits(positionals).filter((path) => !staticUnits.has(path))) {
    const { id, tags } = spokenStory(storiesOf(unit, stories));
    const address = `${origin}/iframe.html?id=${id}&viewMode=story`;
    const width = tags.includes('wide') ? 1280 : 800;
    await writeTranscript(unit, id, (tab, orca) => speakUnit(tab, orca, address, width));
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
    await endSession();
    readsPages = false;
    session = await startSession();
  }
  for (const [name, journey] of Object.entries(journeys)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    await writeTranscript(`journeys/${name}`, journey.path, (tab, orca) => walk(journey, tab, orca, values.site));
  }
}
await endSession();
process.exit(failed === 0 ? 0 : 1);
