import { expect, type Page, test } from '@playwright/test';
import { holdScripts, open, waitForHydration } from './open.js';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens before its script has loaded, and stays open and works afterwards', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sheet = page.locator('[data-slot=mobile-menu]');
    await expect(sheet).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

    release();
    await waitForHydration(page);
    await expect(sheet).toBeVisible();

    const company = sheet.getByRole('button', { name: 'Company' });
    await company.tap();
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await expect(company).toHaveAttribute('aria-expanded', 'true');
    await sheet.getByRole('link', { name: 'Contact Us' }).tap();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a link of the menu works before any script has loaded', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sheet = page.locator('[data-slot=mobile-menu]');
    await expect(sheet.getByRole('link', { name: 'How It Works' })).toBeHidden();
    await sheet.getByRole('button', { name: 'Our Solution' }).tap();
    await sheet.getByRole('link', { name: 'How It Works' }).tap();
    await expect(page).toHaveURL(/\/how-it-works$/);
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

  const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('a tap opens a menu, a second tap closes it, and a tap on another menu opens that menu', async ({ page }) => {
    await open(page, '/');
    await trigger(page, 'Knowledge').tap();
    await expect(trigger(page, 'Knowledge')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'All Business Guides' })).toBeVisible();
    // A click within 250 ms of a hover would leave the menu open.
    await page.waitForTimeout(300);
    await trigger(page, 'Knowledge').tap();
    await expect(trigger(page, 'Knowledge')).toHaveAttribute('aria-expanded', 'false');
    await trigger(page, 'Company').tap();
    await expect(trigger(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).tap();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('a tap before the script has loaded opens the menu, which stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page, 'Knowledge').tap();
    const guides = page.getByRole('link', { name: 'All Business Guides' });
    await expect(guides).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(guides).toBeVisible();
    await guides.tap();
    await expect(page).toHaveURL(/\/blog\?category=guides$/);
  });
});
