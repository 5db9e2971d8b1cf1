import { expect, test } from '@playwright/test';
import { open } from '../open.js';

test('the blog shows the articles of the chosen category, and keeps it in the address', async ({ page }) => {
  await open(page, '/blog');
  const chosen = page.locator('[data-slot=category-filter]').getByRole('button', { name: 'Case Studies' });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  const categories = page.locator('[data-slot=article-grid] [data-slot=article-card] strong');
  const others = categories.filter({ hasNotText: 'Case Study' });
  await expect(others).toHaveCount(0);
  expect(await categories.count()).toBeGreaterThan(0);
  await expect(page).toHaveURL('/blog?category=case-studies');
  await open(page, '/blog?category=case-studies');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
});

test('saving an article shows a toast', async ({ page }) => {
  await open(page, '/abl');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.locator('[data-slot=toast]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('savedArticles'))).toContain('asset-based-loans');
});
