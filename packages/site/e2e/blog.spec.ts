import { expect, type Page, test } from '@playwright/test';
import { openWithStoppedClock, waitForTop } from './open.js';

test.describe('the blog', () => {
  const pressed = (page: Page) => page.locator('[data-slot=category-filter] button[aria-pressed=true]');
  const cards = (page: Page) => page.locator('[data-slot=article-grid] [data-slot=article-card]');

  /** Shows all articles; returns how many those are. */
  async function loadMore(page: Page) {
    await expect(cards(page)).toHaveCount(6);
    const button = page.getByRole('button', { name: 'Load More Articles' });
    await button.click();
    await expect(button).toHaveCount(0);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(6);
    return count;
  }

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

  test('still shows all after a reload, without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openWithStoppedClock(page, '/blog');
    const count = await loadMore(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(count);
    expect(errors).toEqual([]);
  });

  test('still shows all, at the same position, after going back from an article', async ({ page }) => {
    await openWithStoppedClock(page, '/blog');
    const count = await loadMore(page);
    await page.clock.resume();
    await cards(page).last().getByRole('link').first().click();
    await expect(page.locator('[data-slot=article-body]')).toBeVisible();
    await waitForTop(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(count);
    await expect(cards(page).last()).toBeInViewport();
    await page.getByRole('button', { name: 'Guides' }).click();
    await expect(page.getByRole('button', { name: 'Load More Articles' })).toBeVisible();
  });
});
