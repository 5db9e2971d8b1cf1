import { expect, type Page, test } from '@playwright/test';
import { holdScripts, open, stopClock, waitForHydration } from './open.js';

const trigger = (page: Page) => page.getByRole('button', { name: 'Our Solution', exact: true });
const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Who We Help' });

test.describe('while the menus load', () => {
  test('a hovered menu stays open when its code arrives', async ({ page }) => {
    const release = await holdScripts(page, 'header-menu-*.js');
    await open(page, '/');
    await trigger(page).hover();
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).hover();
    release();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    // Longer than the delay after which a menu closes.
    await page.waitForTimeout(500);
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).click();
    await expect(page).toHaveURL('/who-we-help');
  });

  test('the focused link keeps the focus when the code arrives', async ({ page }) => {
    const release = await holdScripts(page, 'header-menu-*.js');
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

  test('a link to an anchor scrolls after 100 ms if it is the first interaction', async ({ page }) => {
    await holdScripts(page, 'header-menu-*.js');
    // Without smooth scrolling the position changes at once when scrolling starts.
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

test.describe('on a phone, while the sheet loads', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link of the sheet works, and the sheet is closed on the next page', async ({ page }) => {
    const release = await holdScripts(page, 'header-sheet-*.js');
    await open(page, '/');
    const sheet = page.locator('[data-slot=mobile-menu]');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await sheet.getByRole('button', { name: 'Our Solution' }).tap();
    await sheet.getByRole('link', { name: 'Who We Help' }).tap();
    release();
    await expect(page).toHaveURL('/who-we-help');
    await waitForHydration(page);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
