import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPassword, startSite } from '@boundless/scripts/site-server';
import { expect, test } from '@playwright/test';
import { open } from './open.js';

test('an acknowledged message survives a crash and reaches staff once', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'boundless-lead-'));
  let server = await startSite({ port: 3211, dataDir });

  await test.step('the visitor sees the errors and fixes them', async () => {
    await page.clock.install();
    await open(page, `${server.origin}/`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const form = page.locator('[data-slot=contact-form]');
    await form.locator('[name=firstName]').fill('Marisol');
    await form.locator('[name=email]').fill('marisol@');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form).toHaveAttribute('data-status', 'error');
    await expect(form.getByText('Please enter this field')).toHaveCount(3);
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.locator('[name=lastName]')).toBeFocused();

    await form.locator('[name=lastName]').fill('Okafor');
    await form.locator('[name=email]').fill('marisol@northfold.example');
    await form.locator('[name=phone]').fill('416 555 0134');
    await form.locator('[name=inquiry]').selectOption('funding');
    await form.locator('[name=message]').fill('We need $320,000 for stock before the autumn.');
    await expect(form.locator('[data-slot=field-message]')).toHaveCount(0);
  });

  await test.step('the message is sent: thanks for 5 s, and the fields are empty again', async () => {
    const form = page.locator('[data-slot=contact-form]');
    // A form sent within two seconds of the opening of its page counts as spam.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    await form.getByRole('button', { name: 'Send Message' }).click();
    const banner = form.getByText('Thanks! Your message has been received.');
    await expect(banner).toBeVisible();
    await expect(form).toHaveAttribute('data-status', 'success');
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'company', 'inquiry', 'message']) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue('');
    }
    await page.clock.runFor(4_999);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner).toBeHidden();
    await expect(form).toHaveAttribute('data-status', 'idle');
    await page.clock.resume();
  });

  await test.step('the server is killed and started again', async () => {
    await server.kill();
    server = await startSite({ port: 3211, dataDir });
  });

  await test.step('staff sign in and see the message once', async () => {
    await page.goto(`${server.origin}/admin`);
    await page.locator('[data-slot=sign-in-form] [name=password]').fill(adminPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Contact Form Submissions' })).toBeVisible();
    await expect(page.locator('[data-slot=submission-card]')).toHaveCount(1);
    await expect(page.locator('[data-slot=submission-count]')).toContainText('1');
    const card = page.locator('[data-slot=submission-card]');
    await expect(card).toContainText('Marisol Okafor');
    await expect(card).toContainText('Inquiry Type: funding');
    await expect(card).toContainText('We need $320,000 for stock before the autumn.');
  });

  expect(await server.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
});
