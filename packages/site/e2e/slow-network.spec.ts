import { expect, type Page, test } from '@playwright/test';
import { openStill } from './open.js';

/** A slow phone's network, as Lighthouse has it: 150 ms and 1.6 Mbit/s. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const bytes = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

test.beforeEach(({ page }) => slowDown(page));

test('an anchor that is followed first is scrolled to after 100 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset.scrolled = 'true';
      scroll(options);
    }) as typeof window.scrollTo;
  });
  await openStill(page, '/financial-products');
  const scrolled = () => page.evaluate(() => document.documentElement.dataset.scrolled);
  await page.locator('main a[href="#term-loans"]').first().click();
  await page.clock.runFor(99);
  expect(await scrolled()).toBeUndefined();
  await page.clock.runFor(1);
  expect(await scrolled()).toBe('true');
});
