import { expect, type Page, test } from '@playwright/test';
import { open, openStill } from './open.js';

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

const header = (page: Page) => page.getByRole('banner');
/** Waits until the menus' code has arrived, and longer than a menu takes to close that the mouse has left. */
async function menusHydrate(page: Page) {
  await page.waitForSelector('[data-slot=mega-menu][data-ready]');
  await page.waitForTimeout(400);
}

test('a menu that opened under the mouse stays open when its code arrives', async ({ page }) => {
  await open(page, '/');
  await header(page).getByRole('button', { name: 'Our Solution' }).hover();
  const link = header(page).getByRole('link', { name: 'How It Works' });
  await link.hover();
  await expect(page.locator('[data-slot=mega-menu]')).not.toHaveAttribute('data-ready');
  await menusHydrate(page);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/how-it-works');
});

test('a link of a menu that the keyboard opened keeps the focus when its code arrives', async ({ page }) => {
  await open(page, '/');
  await header(page).getByRole('button', { name: 'Our Solution' }).focus();
  await page.keyboard.press('Tab');
  const link = header(page).getByRole('link', { name: 'How It Works' });
  await expect(link).toBeFocused();
  await expect(page.locator('[data-slot=mega-menu]')).not.toHaveAttribute('data-ready');
  await menusHydrate(page);
  await expect(link).toBeFocused();
  await expect(link).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link of the sheet leads on and closes it, a quarter of a second after it was opened', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sheet = page.locator('[data-slot=mobile-menu]');
    await sheet.getByRole('button', { name: 'Our Solution' }).tap();
    await page.waitForTimeout(250);
    await sheet.getByRole('link', { name: 'Who We Help' }).tap();
    await expect(page).toHaveURL('/who-we-help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  });
});

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
