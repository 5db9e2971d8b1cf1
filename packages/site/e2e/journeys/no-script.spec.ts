import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript a message is delivered, or the form is shown again with its messages', async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.locator('[data-slot=contact-form]');
  const values = { firstName: 'Ana', lastName: 'Cruz', phone: '1', email: 'ana@host', message: 'Without JavaScript' };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.locator('[name=firstName]')).toHaveValue('Ana');
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('alert').getByRole('link', { name: 'Back to the form' }).click();
  await expect(form).toBeInViewport();
  await form.locator('[name=email]').fill('ana@host.example');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thanks! Your message has been received.')).toBeVisible();
});

test('without JavaScript menus work, everything is shown and nothing moves', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-slot=motion-toggle]').first()).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Our Solution' }).hover();
  await header.getByRole('link', { name: 'How It Works' }).click();
  await expect(page).toHaveURL('/how-it-works');
  const items = page.locator('[data-slot=screenshot-item]');
  await expect(items).toHaveCount(4);
  for (const item of await items.all()) await expect(item).toHaveCSS('opacity', '1');
  const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(4);
});
