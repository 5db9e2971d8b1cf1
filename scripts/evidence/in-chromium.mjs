import { chromium } from 'playwright';
import { findChromium } from '../lib/browsers.mjs';
import { focusOf, phaseOf, showStory, unseenControls, unseenStates, whatMoves, widthOf } from './in-page.mjs';

const MOST_STOPS = 40;
const desk = { width: 1280, height: 900 };

/**
 * Opens stories with reduced motion in forced colours, and goes through them by Tab.
 *
 * @returns {Promise<{ with: string, results: Map<string, Record<'reduced' | 'forced' | 'tab', string[]>> }>} what is wrong, by story
 */
export async function inChromium(origin, stories) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const results = new Map();
  const queue = [...stories];
  const work = async () => {
    const context = await browser.newContext({
      viewport: desk,
      reducedMotion: 'reduce',
      forcedColors: 'active',
    });
    const page = await context.newPage();
    const open = (id) => page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
    await open(stories[0]);
    for (let id = queue.shift(); id; id = queue.shift()) results.set(id, await look(page, id, open));
  };
  await Promise.all([work(), work()]);
  const version = browser.version();
  await browser.close();
  return { with: `Chromium ${version}`, results };
}

async function look(page, id, open) {
  const width = await page.evaluate(widthOf, id).catch(() => undefined);
  await page.setViewportSize(width ? { ...desk, width } : desk);
  await page.evaluate(showStory, id).catch(() => open(id));
  // How it ends does not matter: some play functions are about motion itself, and all are tried elsewhere.
  const ends = () => page.waitForFunction(phaseOf, id, { timeout: 12_000 });
  await ends()
    .catch(() => open(id).then(ends))
    .catch(() => {});
  const reduced = await page.evaluate(whatMoves);
  const forced = [...(await page.evaluate(unseenControls)), ...(await page.evaluate(unseenStates))];
  return { reduced, forced, tab: await tabs(page) };
}

/** Goes by Tab from the top to the end. */
async function tabs(page) {
  await page.evaluate(() => document.activeElement?.blur());
  const problems = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focusOf);
    if (!focus) break;
    if (!focus.seen) problems.push(`shows no focus: ${focus.name}`);
  }
  return Object.assign(problems, { stops });
}
