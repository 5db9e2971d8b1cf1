import { expect, type Page, test } from '@playwright/test';
import { open } from '../open.js';

const headerOf = (page: Page) => page.locator('[data-slot=site-header]');
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a menu opens on hover, one at a time, and its links work', async ({ page }) => {
  await open(page, '/');
  const header = headerOf(page);
  await header.getByRole('button', { name: 'Knowledge' }).hover();
  await expect(header.getByRole('link', { name: 'All Business Guides' })).toBeVisible();
  await header.getByRole('button', { name: 'Company' }).hover();
  await expect(header.getByRole('link', { name: 'Who We Are' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'All Business Guides' })).toBeHidden();
  await header.getByRole('link', { name: 'Who We Are' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.locator('main h1')).toBeFocused();
});

test('a menu opens by keyboard, and Escape returns the focus', async ({ page }) => {
  await open(page, '/');
  const header = headerOf(page);
  const trigger = header.getByRole('button', { name: 'Our Solution' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const first = header.getByRole('link', { name: 'How It Works' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the menu is a sheet that expands, links and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const sheet = page.locator('[data-slot=mobile-menu]');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await sheet.getByRole('button', { name: 'Company' }).click();
  await sheet.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(sheet).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
  await opener.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a link shows the next page in place, from its top, and Back returns', async ({ page }) => {
  await open(page, '/about-us');
  await open(page, '/contact-us');
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document';
  });
  await footerLink(page, 'Who We Help').click();
  await expect(page).toHaveURL('/who-we-help');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveTitle(/^Who We Help\b/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('[data-slot=contact-form]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
});

test('an anchor is 100 px below the top, from another page and from the same one', async ({ page }) => {
  // Some engines scroll by whole pixels only.
  const expectReached = (id: string) =>
    expect
      .poll(() => page.locator(`#${id}`).evaluate((anchor) => Math.abs(anchor.getBoundingClientRect().top - 100) < 1))
      .toBe(true);
  await open(page, '/financial-products#term-loans');
  await expectReached('term-loans');
  await open(page, '/terms-of-service');
  await footerLink(page, 'PO financing').click();
  await expectReached('po-financing');
  await footerLink(page, 'Term loans').click();
  await expectReached('term-loans');
});
