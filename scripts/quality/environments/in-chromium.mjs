import axe from 'axe-core';
import { launchChromium } from '../../lib/browsers.mjs';
import {
  countKeys,
  focusOf,
  phaseOf,
  showStory,
  unseenControls,
  unseenStates,
  whatMoves,
  widthOf,
} from './in-page.mjs';

const MAX_STOPS = 40;
const desk = { width: 1280, height: 900 };

/**
 * Opens stories with reduced motion and forced colours, and goes through them with Tab.
 *
 * @returns {Promise<{ tools: string, results: Map<string, Record<'reduced' | 'forced' | 'tab', string[]> & { keys: number, stops: number }> }>}
 * problems by story; `keys`: how many its play function pressed; `stops`: how many elements Tab reached
 */
export async function inChromium(origin, stories) {
  const browser = await launchChromium();
  const results = new Map();
  const queue = [...stories];
  const work = async () => {
    const context = await browser.newContext({
      viewport: desk,
      reducedMotion: 'reduce',
      forcedColors: 'active',
    });
    await context.addInitScript(countKeys);
    const page = await context.newPage();
    const open = (id) => page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
    await open(stories[0]);
    for (let id = queue.shift(); id; id = queue.shift()) results.set(id, await look(page, id, open));
  };
  await Promise.all([work(), work()]);
  const version = browser.version();
  await browser.close();
  return { tools: `Chromium ${version}, axe ${axe.version}`, results };
}

async function look(page, id, open) {
  const width = await page.evaluate(widthOf, id).catch(() => undefined);
  await page.setViewportSize(width ? { ...desk, width } : desk);
  await page.evaluate(() => {
    window.keysPressed = 0;
  });
  await page.evaluate(showStory, id).catch(() => open(id));
  // A play function may fail here: some test motion itself. All are tested in `npm run test-storybook`.
  const ends = () => page.waitForFunction(phaseOf, id, { timeout: 12_000 });
  await ends()
    .catch(() => open(id).then(ends))
    .catch(() => {});
  const keys = await page.evaluate(() => window.keysPressed);
  const reduced = await page.evaluate(whatMoves);
  const forced = [...(await page.evaluate(unseenControls)), ...(await page.evaluate(unseenStates))];
  return { reduced, forced, keys, ...(await pressTab(page)) };
}

/** Presses Tab from the top of the page to its end. */
async function pressTab(page) {
  await page.evaluate(() => document.activeElement?.blur());
  const tab = [];
  let stops = 0;
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focusOf);
    if (!focus) break;
    if (!focus.seen) tab.push(`shows no focus: ${focus.name}`);
  }
  return { tab, stops };
}
