import { launchChromium } from '../../lib/browsers.mjs';
import { phaseOf, showStory, widthOf } from './in-page.mjs';

/**
 * Shows each story in Chromium, in the width that it asks for, on one of two pages.
 *
 * @param {object} options
 * @param {string} options.origin of the built Storybook
 * @param {string[]} options.stories ids
 * @param {import('playwright').BrowserContextOptions} options.context of the pages; `viewport` is for stories that ask for no width
 * @param {string} [options.globals] of the stories, as in their address
 * @param {() => void} [options.script] runs before the scripts of a page
 * @param {(page: import('playwright').Page) => Promise<unknown>} [options.before] is called before each story
 * @param {(page: import('playwright').Page, id: string, width?: number) => Promise<unknown>} look returns the result of a story
 * @returns the results by story, and the browser's version
 */
export async function eachStory({ origin, stories, context, globals = '', script, before }, look) {
  const browser = await launchChromium();
  const results = new Map();
  const queue = [...stories];
  const work = async () => {
    const page = await browser.newPage(context);
    if (script) await page.addInitScript(script);
    const open = async (id) => {
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
    };
    await open(stories[0]);
    for (let id = queue.shift(); id; id = queue.shift()) {
      await before?.(page);
      const width = await page.evaluate(widthOf, id).catch(() => undefined);
      await page.setViewportSize({ ...context.viewport, ...(width && { width }) });
      await page.evaluate(showStory, id).catch(() => open(id));
      // A play function may fail here: some test motion itself. All are tested in `npm run test-storybook`.
      const ends = () => page.waitForFunction(phaseOf, id, { timeout: 12_000 });
      await ends()
        .catch(() => open(id).then(ends))
        .catch(() => {});
      results.set(id, await look(page, id, width));
    }
  };
  await Promise.all([work(), work()]);
  const version = browser.version();
  await browser.close();
  return { version, results };
}
