import { expect, test } from '@playwright/test';
import { open } from './open.js';

test('the filter of the comparison is in the address, with advice on it, with and without JavaScript', async ({
  page,
  browser,
}) => {
  const advice = page.getByText(/^First: more days from suppliers/);
  await open(page, '/compare');
  await expect(advice).toBeHidden();
  await page.getByRole('radio', { name: 'A short cash gap' }).check();
  await expect(page).toHaveURL('/compare?need=gap');
  await expect(advice).toBeVisible();
  const advance = page.locator('[data-slot=comparison-row]', { hasText: 'Only if nothing else works' });
  await expect(advance).toHaveCount(1);
  await expect(advance).toBeVisible();
  await page.getByRole('radio', { name: 'Anything' }).check();
  await expect(page).toHaveURL('/compare');
  await expect(advice).toBeHidden();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/compare?need=gap');
  await expect(plain.getByRole('radio', { name: 'A short cash gap' })).toBeChecked();
  await expect(plain.getByText(/^First: more days from suppliers/)).toBeVisible();
  await expect(plain.locator('[data-slot=comparison-row]:visible')).toHaveCount(2);
  await plain.close();

  await open(page, '/compare?need=debt');
  await expect(page.getByRole('radio', { name: 'Paying off a cash advance' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'What to do if you already owe an advance' })).toBeVisible();
});
