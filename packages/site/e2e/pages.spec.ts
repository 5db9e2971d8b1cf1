import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './sound.js';

const { pages }: { pages: Record<string, string> } = JSON.parse(
  await readFile(new URL('../dist/routes.json', import.meta.url), 'utf8'),
);
/** Articles share one template: three of them stand for all, the longest, the shortest and the one with the odd slug. */
const sampleArticles = new Set([
  '/blog/how-to-write-a-business-plan-step-by-step-guide',
  '/blog/boundless-ai-airwallex-partnership',
  '/blog/65f1c0a4d2b79e3a8c14f602',
]);
const paths = Object.keys(pages).filter((path) => !path.startsWith('/blog/') || sampleArticles.has(path));
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

for (const path of paths) {
  test(`${path} is sound at every width`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`${path} says the same without JavaScript`, async ({ browser }) => {
    if (path === '/admin') test.skip(true, 'the list needs a session, and so JavaScript');
    const text = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(path);
      if (javaScriptEnabled) await page.waitForSelector('html[data-hydrated=true]');
      const words = (await page.locator('body').textContent())?.replace(/\s+/g, ' ');
      await context.close();
      // Where scripts run, what stands in <noscript> is text with tags.
      return words
        ?.replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'");
    };
    expect(await text(true)).toBe(await text(false));
  });
}
