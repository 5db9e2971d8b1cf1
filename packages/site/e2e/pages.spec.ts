import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { stopClock } from './open.js';

const { pages }: { pages: Record<string, string> } = JSON.parse(
  await readFile(new URL('../dist/routes.json', import.meta.url), 'utf8'),
);
/** Articles share one template, so three are enough: the longest, the shortest and the one with a hexadecimal slug. */
const sampleArticles = new Set([
  '/blog/how-to-write-a-business-plan-step-by-step-guide',
  '/blog/boundless-ai-airwallex-partnership',
  '/blog/65f1c0a4d2b79e3a8c14f602',
]);
/** Pages that need the token in a mailed link. */
const needsToken = new Set(['/newsletter/confirm', '/newsletter/unsubscribe']);
const paths = Object.keys(pages)
  .filter((path) => !path.startsWith('/blog/') || sampleArticles.has(path))
  .filter((path) => !needsToken.has(path) && !path.includes('?'));
paths.push('/no-such-page', '/blog/no-such-article');

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
  for (const element of copy.querySelectorAll('script, style, template, noscript, .sr-only[aria-live]'))
    element.remove();
  return copy.textContent.replace(/\s+/g, ' ');
};

const textOf = (page: Page) => page.evaluate(`(${textIn})(document.body)`);

/** The text of the document that the server sends, which a browser without JavaScript shows. */
const textWithoutScript = (page: Page) =>
  page.evaluate(`fetch(location.href)
    .then((answer) => answer.text())
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

for (const path of paths) {
  test(`${path} is accessible and fits at every width, is still while it loads, and has the same text without JavaScript`, async ({
    page,
  }) => {
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
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  });
}
