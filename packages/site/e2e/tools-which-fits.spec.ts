import { expect, test } from '@playwright/test';
import { open } from './open.js';

test('"Which fits?" recommends the same with and without JavaScript', async ({ page, browser }) => {
  const answers = { need: 'late', amount: 'medium', stage: 'new', country: 'us' };
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/tools/which-fits');
  for (const [name, value] of Object.entries(answers)) await plain.locator(`select[name=${name}]`).selectOption(value);
  await plain.locator('form [type=submit]').first().click();
  await expect(plain.getByRole('heading', { name: 'Invoice factoring' }).first()).toBeVisible();
  const sources = await plain.locator('[data-slot=source-list] li').allTextContents();
  expect(sources.length).toBeGreaterThan(0);
  await open(page, plain.url().replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByRole('heading', { name: 'Invoice factoring' }).first()).toBeVisible();
  await expect(page.locator('[data-slot=source-list] li')).toHaveText(sources);
  await plain.close();
});

test('"Which fits?" says what an impossible answer needs, and starts again at a new address', async ({ page }) => {
  await open(page, '/tools/which-fits?need=bogus&amount=medium&stage=new&country=us');
  const need = page.locator('select[name=need]');
  await expect(need).toHaveAttribute('aria-invalid', 'true');
  await need.selectOption('late');
  await expect(page.getByRole('heading', { name: 'Invoice factoring' }).first()).toBeVisible();
  await expect(page).toHaveURL(/need=late/);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('which');
  await search.getByRole('option', { name: /Which/ }).first().click();
  await expect(page).toHaveURL('/tools/which-fits');
  await expect(need).toHaveValue('');
  await expect(need).not.toHaveAttribute('aria-invalid', 'true');
});

test('"Which fits?" recommends even if the code of the menus cannot be loaded', async ({ page }) => {
  await page.route('**/assets/header-*.js', (route) => route.abort());
  await open(page, '/tools/which-fits');
  for (const [name, value] of Object.entries({ need: 'late', amount: 'medium', stage: 'new', country: 'us' }))
    await page.locator(`select[name=${name}]`).selectOption(value);
  await expect(page.getByRole('heading', { name: 'Invoice factoring' }).first()).toBeVisible();
});
