import { expect, test } from '@playwright/test';
import { expectFigures, field, figures } from './figures.js';
import { open } from './open.js';

test('a calculator in an article works from the start, and is a plain form without JavaScript', async ({
  page,
  browser,
}) => {
  const path = '/blog/debt-financing-guide';
  await open(page, path);
  const panel = page.locator('[data-slot=calculator-panel]').first();
  await expectFigures(panel, { payment: 1992.86, 'annual-rate': 14.13 });
  await field(panel, 'months').fill('24');
  await expect.poll(async () => (await figures(panel)).payment).toBeCloseTo(2824.41, 1);
  await expect(page).toHaveURL(path);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(path);
  const form = plain.locator('[data-slot=calculator-panel]').first();
  await field(form, 'months').fill('24');
  await form.getByRole('button', { name: 'Work it out' }).click();
  await expect(plain).toHaveURL(/\/tools\/business-loan\?.*months=24/);
  await expectFigures(plain, { payment: (await figures(panel)).payment });
  await plain.close();
});

test('a term in an article is explained in place, and is a link without JavaScript', async ({ page, browser }) => {
  const path = '/blog/asset-based-loans-vs-merchant-cash-advances';
  await open(page, path);
  const term = page.locator('[data-slot=term]', { hasText: 'factor rate' });
  await page.mouse.move(5, 5);
  // The term gets this attribute when the code of tooltips has loaded.
  await expect(term).toHaveAttribute('data-state', /.*/);
  await term.focus();
  await expect(page.getByRole('tooltip')).toContainText('What you pay back for each dollar advanced');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/glossary#factor-rate');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(path);
  await plain.locator('[data-slot=term]', { hasText: 'factor rate' }).click();
  await expect(plain.locator('#factor-rate')).toBeInViewport();
  await plain.close();
});
