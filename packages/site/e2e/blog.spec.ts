import { expect, type Page, test } from '@playwright/test';
import { open, openWithStoppedClock, waitForTop } from './open.js';

test.describe('the blog', () => {
  const pressed = (page: Page) => page.locator('[data-slot=category-filter] button[aria-pressed=true]');

  test('shows the category of the address and does not rotate', async ({ page }) => {
    await openWithStoppedClock(page, '/blog?category=GUIDES');
    await expect(pressed(page)).toHaveText('Guides');
    await page.clock.runFor(60_000);
    await expect(pressed(page)).toHaveText('Guides');
  });

  test('rotates through the categories until one is chosen, which is kept in the address', async ({ page }) => {
    await openWithStoppedClock(page, '/blog');
    await expect(pressed(page)).toHaveText('All');
    await page.clock.runFor(5_000);
    await expect(pressed(page)).toHaveText('Press Releases');
    await page.getByRole('button', { name: 'Market Insights' }).click();
    await expect(page).toHaveURL(/category=market-insights/);
    await page.clock.runFor(60_000);
    await expect(pressed(page)).toHaveText('Market Insights');
  });

  test('shows six articles, then all', async ({ page }) => {
    await open(page, '/blog?category=all');
    const cards = page.locator('[data-slot=article-grid] [data-slot=article-card]');
    await expect(cards).toHaveCount(6);
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await expect(cards).toHaveCount(32);
    await expect(page.getByRole('button', { name: 'Load More Articles' })).toHaveCount(0);
  });

  test('still shows all after a reload, without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openWithStoppedClock(page, '/blog');
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.reload();
    await expect(page.locator('[data-slot=article-grid] [data-slot=article-card]')).toHaveCount(32);
    expect(errors).toEqual([]);
  });

  test('still shows all, at the same position, after going back from an article', async ({ page }) => {
    await openWithStoppedClock(page, '/blog');
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.clock.resume();
    const cards = page.locator('[data-slot=article-grid] [data-slot=article-card]');
    await cards.nth(28).getByRole('link').first().click();
    await expect(page.locator('[data-slot=article-body]')).toBeVisible();
    await waitForTop(page);
    await page.goBack();
    await expect(cards).toHaveCount(32);
    await expect(cards.nth(28)).toBeInViewport();
    await page.getByRole('button', { name: 'Guides' }).click();
    await expect(page.getByRole('button', { name: 'Load More Articles' })).toBeVisible();
  });
});
