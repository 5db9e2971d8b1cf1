import { expect, type Page, test } from '@playwright/test';
import { open } from './open.js';

/** Makes requests of files fail, as after a new release or without a network. Returns the requested addresses. */
async function failRequests(page: Page, ...files: string[]) {
  const requested: string[] = [];
  await page.route(new RegExp(`/(assets|data)/(${files.join('|')})[-.]`), (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  return requested;
}

for (const [file, name, path] of [
  ['how-it-works', 'How It Works', '/how-it-works'],
  ['blog', 'Blog', '/blog'],
] as const) {
  test(`a page whose file ${file} cannot be fetched is loaded as a document, once`, async ({ page }) => {
    await open(page, '/');
    await failRequests(page, file);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const opened = page.waitForEvent('domcontentloaded');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await opened;
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // In an endless loop of requests the network would never be idle.
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([path]);
  });
}

test('a search that cannot be loaded shows a toast, and opens on a later attempt', async ({ page }) => {
  await open(page, '/');
  await failRequests(page, 'search-panel');
  const button = page.getByRole('button', { name: 'Search the site' });
  await button.click();
  const toast = page.locator('[data-slot=toast]');
  await expect(toast).toContainText('The search is not working right now. Please try again.');
  await expect(toast).toHaveAttribute('data-kind', 'failed');
  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
});

test('a toast is shown and the page stays if no more code can be fetched', async ({ page }) => {
  await open(page, '/');
  await failRequests(page, '.*');
  await page.getByRole('button', { name: 'Search the site' }).click();
  await expect(page.locator('[data-slot=toast]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search the site' })).toBeVisible();
});

test('an article and its calculator, as a plain form, stay if the code of the calculator cannot be fetched', async ({
  page,
}) => {
  const requested = await failRequests(page, 'article-tool');
  await open(page, '/blog/debt-financing-guide');
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  const panel = page.locator('[data-slot=calculator-panel]').first();
  await expect(panel).toBeVisible();
  await panel.getByRole('textbox').first().fill('40000');
  await panel.getByRole('button', { name: 'Work it out' }).click();
  await expect(page).toHaveURL(/\/tools\/[a-z-]+\?.*40000/);
});

test('a result whose code cannot be fetched says so, and comes from the server after a reload', async ({ page }) => {
  const requested = await failRequests(page, 'fit-answer');
  await open(page, '/tools/which-fits');
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  for (const [name, value] of Object.entries({ need: 'late', amount: 'medium', stage: 'steady', country: 'us' }))
    await page.locator(`select[name=${name}]`).selectOption(value);
  const failed = page.getByText('Something went wrong.');
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/country=us/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload.' }).click();
  await expect(page.getByRole('heading', { name: 'Line of credit', level: 2 })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a warning of two illegal offers whose code cannot be fetched is not left out without a message', async ({
  page,
}) => {
  const requested = await failRequests(page, 'offer-verdict');
  await open(
    page,
    '/tools/compare-offers?a-amount=50000&a-factor=1.4&a-days=180&b-amount=50000&b-rate=60&currency=CAD',
  );
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await page.locator('input[name=b-months]').fill('24');
  const failed = page.getByText('Something went wrong.');
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/b-months=24/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload.' }).click();
  await expect(page.getByText(/^Sign neither as it stands/)).toBeVisible();
  await expect(failed).toHaveCount(0);
});
