import { expect, type Page, test } from '@playwright/test';
import { answering, open, stopClock } from './open.js';

/** Holds back the scripts whose names match until the returned function is called: a network as slow as a test wants it. */
async function hold(page: Page, scripts: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${scripts}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const trigger = (page: Page) => page.getByRole('button', { name: 'Our Solution', exact: true });
const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Who We Help' });

test.describe('while the menus are fetched', () => {
  test('a menu stays open under the mouse, through its panel and after they have arrived', async ({ page }) => {
    const release = await hold(page, 'header-menu-*.js');
    await open(page, '/');
    await trigger(page).hover();
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).hover();
    release();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    // Longer than a menu takes to close.
    await page.waitForTimeout(500);
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).click();
    await expect(page).toHaveURL('/who-we-help');
  });

  test('the focus stays on the link that the keyboard has reached', async ({ page }) => {
    const release = await hold(page, 'header-menu-*.js');
    await open(page, '/');
    await trigger(page).focus();
    await expect(menuLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menuLink(page)).toBeFocused();
    release();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page)).toBeFocused();
  });

  test('an anchor followed as the first act is scrolled to after 100 ms', async ({ page }) => {
    await hold(page, 'header-menu-*.js');
    // At once, so that the position tells when it began.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await open(page, '/financial-products');
    await page.clock.runFor(1_000);
    await page
      .getByRole('navigation', { name: 'Products' })
      .getByRole('link', { name: /Supply Chain/ })
      .click();
    await expect(page).toHaveURL('/financial-products#supply-chain-financing');
    const top = () =>
      page.locator('#supply-chain-financing').evaluate((section) => section.getBoundingClientRect().top);
    await page.clock.runFor(99);
    expect(Math.round(await top())).not.toBe(100);
    await page.clock.runFor(1);
    expect(Math.round(await top())).toBe(100);
  });
});

test.describe('on a phone, while the sheet is fetched', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link of the sheet leads on, and the sheet is closed on the next page', async ({ page }) => {
    const release = await hold(page, 'header-sheet-*.js');
    await open(page, '/');
    const sheet = page.locator('[data-slot=mobile-menu]');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await sheet.getByRole('button', { name: 'Our Solution' }).tap();
    await sheet.getByRole('link', { name: 'Who We Help' }).tap();
    release();
    await expect(page).toHaveURL('/who-we-help');
    await answering(page);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
