import { expect, type Page, test } from '@playwright/test';
import { open } from './open.js';

/** Makes files fail, as if the site had been republished or the network were down. Returns a counter of their requests. */
async function lose(page: Page, ...files: string[]) {
  const asked: string[] = [];
  await page.route(new RegExp(`/(assets|data)/(${files.join('|')})[-.]`), (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

test('a part whose code cannot be loaded on the first interaction stays as it was rendered', async ({ page }) => {
  await open(page, '/blog/debt-financing-guide');
  const asked = await lose(page, 'header-menu', 'header-sheet');
  await page.mouse.move(300, 300);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  await page.mouse.move(310, 310);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveTitle(/^Contact/);
});

for (const [lost, name, path] of [
  ['how-it-works', 'How It Works', '/how-it-works'],
  ['blog', 'Blog', '/blog'],
] as const) {
  test(`a page without its file ${lost} is loaded as a document, once`, async ({ page }) => {
    await open(page, '/');
    await lose(page, lost);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const opened = page.waitForEvent('domcontentloaded');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await opened;
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Endless requests would never leave the network idle.
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([path]);
  });
}

test('a search that cannot be loaded shows a toast, and opens on a later attempt', async ({ page }) => {
  await open(page, '/');
  await lose(page, 'search-panel');
  const button = page.getByRole('button', { name: 'Search the site' });
  await button.click();
  const toast = page.locator('[data-slot=toast]');
  await expect(toast).toContainText('The search cannot be reached. Please try again.');
  await expect(toast).toHaveAttribute('data-kind', 'failed');
  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
});
