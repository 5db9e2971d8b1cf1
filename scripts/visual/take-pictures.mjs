import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findChromium } from '../lib/browsers.mjs';

/**
 * Takes a picture of each story of a built Storybook, in each brand at each width, with the clock stopped and motion reduced.
 *
 * @param {object} options
 * @param {string} options.storybook folder of the build
 * @param {string} options.target folder for the pictures, `<story>--<brand>-<width>.png`
 * @param {(stories: string[]) => string[]} options.choose which of the stories' ids
 * @param {readonly string[]} options.brands
 * @param {readonly number[]} options.widths in pixels
 * @returns {Promise<string[]>} the files' names
 */
export async function takePictures({ storybook, target, choose, brands, widths }) {
  mkdirSync(target, { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: storybook },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const origin = `http://127.0.0.1:${server.httpServer.address().port}`;
  const { entries } = await (await fetch(`${origin}/index.json`)).json();
  const stories = choose(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id }) => id),
  );
  const pictures = stories.flatMap((story) =>
    brands.flatMap((brand) =>
      widths.map((width) => ({ story, brand, width, file: `${story}--${brand}-${width}.png` })),
    ),
  );
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const queue = [...pictures];
  const work = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { story, brand, width, file } = next;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/iframe.html?id=${story}&globals=brand:${brand};clock:stopped;motion:reduced`);
      await page.waitForFunction(isFinished);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(target, file), fullPage: true, animations: 'disabled' });
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
  await server.close();
  return pictures.map(({ file }) => file);
}

/** In the page: whether the story and its play function have ended, well or not. */
const isFinished = () =>
  ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase);
