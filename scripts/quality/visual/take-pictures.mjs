import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../lib/browsers.mjs';
import { phaseOf } from '../environments/in-page.mjs';
import { serveStorybook } from '../lib/serve-storybook.mjs';

/**
 * Takes a picture of each story of a built Storybook, in each brand at each width, with the clock stopped and motion reduced.
 *
 * @param {object} options
 * @param {string} options.storybook folder of the build
 * @param {string} options.target folder for the pictures, `<story>--<brand>-<width>.png`
 * @param {(stories: string[]) => string[]} options.choose selects from the ids of the stories
 * @param {readonly string[]} options.brands
 * @param {readonly number[]} options.widths in pixels
 * @returns {Promise<string[]>} the files' names
 */
export async function takePictures({ storybook, target, choose, brands, widths }) {
  mkdirSync(target, { recursive: true });
  const { origin, stories, close } = await serveStorybook({ folder: storybook });
  const chosen = choose(stories.map(({ id }) => id));
  const pictures = chosen.flatMap((story) =>
    brands.flatMap((brand) =>
      widths.map((width) => ({ story, brand, width, file: `${story}--${brand}-${width}.png` })),
    ),
  );
  const browser = await launchChromium();
  const queue = [...pictures];
  const work = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { story, brand, width, file } = next;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/iframe.html?id=${story}&globals=brand:${brand};clock:stopped;motion:reduced`);
      await page.waitForFunction(phaseOf, story);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(target, file), fullPage: true, animations: 'disabled' });
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
  await close();
  return pictures.map(({ file }) => file);
}
