import { join } from 'node:path';
import { root } from '../../lib/run.mjs';
import { eachStory } from '../lib/each-story.mjs';
import {
  axeProblems,
  contrastProblems,
  layoutOf,
  lostText,
  resetPage,
  setDirection,
  setFontSize,
} from '../lib/in-page.mjs';

const axe = join(root, 'node_modules/axe-core/axe.min.js');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The width of WCAG 1.4.10 (a window of 1280 px at 400 %), tested with the text size of WCAG 1.4.4. */
const smallest = { width: 320, height: 844 };

/** The axe rules that depend on layout. The others check the markup only. */
const rulesOfLayout = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/**
 * Opens stories in the partners' brands, on a phone, from right to left, and in a narrow window with large text.
 *
 * @param {string} origin of the built Storybook
 * @param {string[]} stories ids
 * @param {string[]} partners names of the partners' brands
 * @returns {Promise<Map<string, Record<'brands' | 'phone' | 'rtl' | 'reflow', string[] | undefined>>>} problems by story; `undefined`: does not apply
 */
export async function inOtherLayouts(origin, stories, partners) {
  // The accessibility addon is off, because axe cannot run twice at once.
  const options = { origin, stories, context: { viewport: desk }, globals: 'a11y.manual:!true' };
  const before = (page) => page.evaluate(resetPage);
  const { results } = await eachStory({ ...options, before }, (page, id, width) => look(page, id, width, partners));
  return results;
}

async function look(page, id, width, partners) {
  // A story may have loaded its page again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const brands = await page.evaluate(contrastProblems, { id, partners });
  let onPhone;
  if (!width) {
    const wide = await page.evaluate(layoutOf);
    await resize(page, phone);
    const narrow = await page.evaluate(layoutOf);
    // If the layout is the same as at desktop width, so is axe's result.
    const rules = shownIn(narrow) === shownIn(wide) ? rulesOfLayout : undefined;
    onPhone = narrow.join() === wide.join() ? [] : await page.evaluate(axeProblems, { id, rules });
  }
  await page.evaluate(setDirection, 'rtl');
  const rtl = await page.evaluate(lostText);
  await page.evaluate(setDirection, 'ltr');
  if (width > phone.width) return { brands, phone: onPhone, rtl };
  await resize(page, smallest, '200%');
  return { brands, phone: onPhone, rtl, reflow: await page.evaluate(lostText) };
}

/** Resizes the page and waits until media queries and transitions have been applied. */
async function resize(page, size, fontSize = '') {
  await page.setViewportSize(size);
  await page.evaluate(setFontSize, fontSize);
}

const shownIn = (layout) => layout.map((box) => box !== '').join();
