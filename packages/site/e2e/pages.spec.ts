import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { stopClock } from './open.js';

const { pages }: { pages: Record<string, string> } = JSON.parse(
  await readFile(new URL('../dist/routes.json', import.meta.url), 'utf8'),
);
/**
 * Pages in one folder share a template, and so do those of one address in two languages. Only the first in English, and these, are tested each
 * time. `npm run test:slow` tests the others.
 */
const samples = new Set([
  // The longest article, and the one with a hexadecimal slug.
  '/blog/how-to-write-a-business-plan-step-by-step-guide',
  '/blog/65f1c0a4d2b79e3a8c14f602',
  '/blog/no-such-article',
  '/tools/which-fits',
  // French words are longer.
  '/fr',
  '/fr/contact-us',
  '/fr/compare',
  '/fr/tools/merchant-cash-advance',
  '/fr/blog/debt-financing-guide',
  '/fr/no-such-page',
]);
/** Pages that need the token in a mailed link. */
const needsToken = /\/(newsletter\/(confirm|unsubscribe)|messages\/stop)$/;
const paths = Object.keys(pages).filter((path) => !needsToken.test(path) && !path.includes('?'));
paths.push('/no-such-page', '/blog/no-such-article', '/fr/no-such-page');

const isFrench = (path: string) => /^\/fr(\/|$)/.test(path);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const isFirstOfFolder = (path: string) => path === paths.find((other) => folderOf(other) === folderOf(path));
const isTestedEachTime = (path: string) =>
  samples.has(path) || (!isFrench(path) && (folderOf(path) === '' || isFirstOfFolder(path)));

async function open(page: Page, path: string) {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of (401|404)/.test(message.text()))
      consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(path);
  await page.waitForSelector('html[data-hydrated=true]');
  return consoleErrors;
}

/** The text of a page on one line, without live regions, which scripts add. */
const textIn = (body: HTMLElement) => {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, style, template, noscript, [class~="bl:sr-only"][aria-live]'))
    element.remove();
  return copy.textContent.replace(/\s+/g, ' ');
};

const textOf = (page: Page) => page.evaluate(`(${textIn})(document.body)`);

/** The text of the document that the server sends, which a browser without JavaScript shows. */
const textWithoutScript = (page: Page) =>
  page.evaluate(`fetch(location.href)
    .then((response) => response.text())
    .then((html) => (${textIn})(new DOMParser().parseFromString(html, 'text/html').body))`);

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Measures Cumulative Layout Shift: how much parts of the page move by themselves. */
const measureLayoutShift = () => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The words of the motion controls that are shown. */
const motionWords = (page: Page) =>
  page
    .locator('[data-slot=motion-toggle]:visible')
    .evaluateAll((toggles) => toggles.map((toggle) => (toggle as HTMLElement).innerText));

for (const path of paths)
  test.describe(() => {
    const pause = isFrench(path) ? 'Suspendre les animations' : 'Pause motion';
    // A browser that prefers another language sees a line about it.
    test.use({ locale: isFrench(path) ? 'fr-CA' : 'en-US' });
    const title = `${path} is accessible and fits at every width, is still while it loads, labels one motion control, and has the same text without JavaScript`;
    test(title, { tag: isTestedEachTime(path) ? [] : '@slow' }, async ({ page }) => {
      // The clock is stopped, so that rotations show their first item.
      await stopClock(page);
      await page.addInitScript(measureLayoutShift);
      // Lines wrap most often on a phone, so that is where parts would move.
      await page.setViewportSize({ width: 412, height: 823 });
      const consoleErrors = await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // The inbox needs JavaScript to sign in.
      if (path !== '/admin') expect(await textOf(page)).toBe(await textWithoutScript(page));
      // A line may wrap elsewhere when the web fonts replace the fallback fonts.
      expect(await page.evaluate(() => window.layoutShift), 'Cumulative Layout Shift').toBeLessThan(0.03);
      for (const width of [412, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const [first = 'no control', ...others] = await motionWords(page);
        const moves = (await page.locator('[data-rotation=playing]').count()) > 0;
        expect([first, ...others.filter(Boolean)], `at ${width} px`).toEqual([moves ? pause : 'no control']);
      }
      await page.clock.resume();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page);
      expect(consoleErrors).toEqual([]);
    });
  });
