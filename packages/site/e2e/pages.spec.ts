import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { stopClock } from './open.js';
import { expectSound } from './sound.js';

const { pages }: { pages: Record<string, string> } = JSON.parse(
  await readFile(new URL('../dist/routes.json', import.meta.url), 'utf8'),
);
/** Articles share one template: three of them are enough: the longest, the shortest and the one with the odd slug. */
const sampleArticles = new Set([
  '/blog/how-to-write-a-business-plan-step-by-step-guide',
  '/blog/boundless-ai-airwallex-partnership',
  '/blog/65f1c0a4d2b79e3a8c14f602',
]);
/** Shown by those whose mail led here. */
const needsToken = new Set(['/newsletter/confirm', '/newsletter/unsubscribe']);
const paths = Object.keys(pages)
  .filter((path) => !path.startsWith('/blog/') || sampleArticles.has(path))
  .filter((path) => !needsToken.has(path) && !path.includes('?'));
paths.push('/no-such-page', '/blog/no-such-article');

async function open(page: Page, path: string) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of (401|404)/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(path);
  await page.waitForSelector('html[data-hydrated=true]');
  return complaints;
}

/** All that a document says, in one line. What is announced while it is used comes with scripts. */
const wordsIn = (body: HTMLElement) => {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, style, template, noscript, .sr-only[aria-live]'))
    element.remove();
  return copy.textContent.replace(/\s+/g, ' ');
};

const wordsOf = (page: Page) => page.evaluate(`(${wordsIn})(document.body)`);

/** The same of the document as the server sends it, which is all that a browser without JavaScript has. */
const wordsWithoutScript = (page: Page) =>
  page.evaluate(`fetch(location.href)
    .then((answer) => answer.text())
    .then((html) => (${wordsIn})(new DOMParser().parseFromString(html, 'text/html').body))`);

for (const path of paths) {
  test(`${path} is sound at every width, and says the same without JavaScript`, async ({ page }) => {
    // What rotates stays at the first until the words have been read.
    await stopClock(page);
    const complaints = await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // The list of the inbox needs a session, and so JavaScript.
    if (path !== '/admin') expect(await wordsOf(page)).toBe(await wordsWithoutScript(page));
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectSound(page);
    expect(complaints).toEqual([]);
  });
}
