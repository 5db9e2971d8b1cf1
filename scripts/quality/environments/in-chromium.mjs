import axe from 'axe-core';
import { eachStory } from '../lib/each-story.mjs';
import { countKeys, focusOf, unseenControls, unseenStates, whatMoves } from '../lib/in-page.mjs';

const MAX_STOPS = 40;

/**
 * Opens stories with reduced motion and forced colours, and goes through them with Tab.
 *
 * @returns {Promise<{ tools: string, results: Map<string, Record<'reduced' | 'forced' | 'tab', string[]> & { keys: number, stops: number }> }>}
 * problems by story; `keys`: how many its play function pressed; `stops`: how many elements Tab reached
 */
export async function inChromium(origin, stories) {
  const context = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', forcedColors: 'active' };
  const before = (page) =>
    page.evaluate(() => {
      window.keysPressed = 0;
    });
  const { version, results } = await eachStory({ origin, stories, context, script: countKeys, before }, look);
  return { tools: `Chromium ${version}, axe ${axe.version}`, results };
}

async function look(page) {
  const keys = await page.evaluate(() => window.keysPressed);
  const reduced = await page.evaluate(whatMoves);
  const forced = [...(await page.evaluate(unseenControls)), ...(await page.evaluate(unseenStates))];
  // Under reduced motion the motion toggle is hidden.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tabbed = await pressTab(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return { reduced, forced, keys, ...tabbed };
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
