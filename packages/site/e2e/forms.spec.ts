import { adminPassword } from '@boundless/scripts/site-server';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { isFromPerson, open, openWithStoppedClock, waitAsPerson, waitForHydration } from './open.js';

test.describe('forms', () => {
  for (const [press, send] of [
    ['Enter', (form: Locator) => form.locator('[name=email]').press('Enter')],
    ['the button', (form: Locator) => form.getByRole('button', { name: 'Subscribe' }).click()],
  ] as const) {
    test(`the newsletter form, sent with ${press} as the first interaction, stays on its page`, async ({ page }) => {
      await open(page, '/terms-of-service');
      const form = page.locator('[data-slot=newsletter-form]');
      const sent = page.waitForRequest('**/api/subscribe');
      const email = `quick-${Date.now()}@example.com`;
      await form.locator('[name=email]').evaluate((field: HTMLInputElement, value) => (field.value = value), email);
      await waitAsPerson(page);
      await send(form);
      expect((await sent).postDataJSON()).toEqual({ email });
      expect(isFromPerson(await sent)).toBe(true);
      await expect(form.getByText("Thanks! You've been subscribed to our newsletter.")).toBeVisible();
      await expect(page).toHaveURL('/terms-of-service');
    });
  }

  test('the thanks for a plain form are shown once: not after a reload or after Back, when another message may be in the form', async ({
    page,
  }) => {
    await open(page, '/contact-us?sent=contact#contact-form');
    const form = page.locator('[data-slot=contact-form]');
    await expect(form).toHaveAttribute('data-status', 'success');
    await expect(page).toHaveURL('/contact-us#contact-form');
    await form.locator('[name=message]').fill('Another question');
    await page.goto('/fr');
    await page.goBack();
    await waitForHydration(page);
    await expect(form).toHaveAttribute('data-status', 'idle');
    await expect(form.locator('[name=message]')).toHaveValue('Another question');
    await page.reload();
    await waitForHydration(page);
    await expect(form).toHaveAttribute('data-status', 'idle');
  });

  test('the newsletter form shows its message at once after the first press', async ({ page }) => {
    await openWithStoppedClock(page, '/terms-of-service');
    const form = page.locator('[data-slot=newsletter-form]');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please enter your email')).toBeVisible();
    await expect(form.locator('[name=email]')).toBeFocused();
  });

  test('the form of /apis sends its own kind of inquiry and is reset', async ({ page }) => {
    await open(page, '/apis');
    const form = page.locator('#partnership-form [data-slot=partnership-form]');
    await expect(form.locator('[name=partnershipType]')).toHaveValue('api');
    await fillPartnership(page);
    const sent = page.waitForRequest('**/api/partnerships');
    await waitAsPerson(page);
    await form.getByRole('button', { name: /Submit/ }).click();
    expect((await sent).postDataJSON()).toMatchObject({ company: 'Marlow & Pike', partnershipType: 'api' });
    expect(isFromPerson(await sent)).toBe(true);
    await expect(form.getByText('Thanks! Your partnership inquiry has been received.')).toBeVisible();
    await expect(form.locator('[name=partnershipType]')).toHaveValue('api');
    await expect(form.locator('[name=company]')).toHaveValue('');
  });

  test('an address that is pasted and sent at once, on a page that is 2 s old, is a subscriber and not spam', async ({
    page,
  }) => {
    await open(page, '/terms-of-service');
    await waitAsPerson(page);
    const email = `pasted-${Date.now()}@example.com`;
    const field = page.locator('[data-slot=newsletter-form] [name=email]');
    await field.focus();
    await page.keyboard.insertText(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText("Thanks! You've been subscribed to our newsletter.")).toBeVisible();
    await page.request.post('/api/session', { data: { password: adminPassword } });
    const stored = await (await page.request.get(`/api/subscribers?q=${email}`)).json();
    expect(stored).toMatchObject([{ email }]);
  });

  test('the time of a form counts again after a navigation inside the site', async ({ page }) => {
    await openWithStoppedClock(page, '/terms-of-service');
    await page.clock.runFor(60_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.clock.runFor(3_000);
    const form = page.locator('[data-slot=newsletter-form]');
    await form.locator('[name=email]').fill(`later-${Date.now()}@example.com`);
    const sent = page.waitForRequest('**/api/subscribe');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    expect((await sent).headers()['x-form-elapsed']).toBe('3000');
  });

  test('what is half typed is there again after the privacy policy was read, and can be sent at once', async ({
    page,
  }) => {
    await open(page, '/contact-us');
    const form = page.locator('#contact-form');
    await form.locator('[name=message]').fill('Three trucks for a second route');
    for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Roy', email: 'ada@roy.example' }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[name=phone]').fill('647 555 0100');
    await waitAsPerson(page);
    await form.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-terms');
    await expect(page.locator('h1')).toHaveText(/Privacy/);
    await page.goBack();
    await expect(form.locator('[name=message]')).toHaveValue('Three trucks for a second route');
    const sent = page.waitForRequest('**/api/contact');
    await form.getByRole('button', { name: /Send/ }).click();
    expect(isFromPerson(await sent)).toBe(true);
  });

  test('a failure shows nothing and keeps the values', async ({ page }) => {
    await page.route('**/api/partnerships', (route) => route.fulfill({ status: 503, body: '{"error":"no"}' }));
    await open(page, '/partners');
    await fillPartnership(page);
    await page.locator('[data-slot=partnership-form] [name=partnershipType]').selectOption('other');
    await page
      .locator('[data-slot=partnership-form]')
      .getByRole('button', { name: /Submit/ })
      .click();
    await expect(page.locator('[data-slot=partnership-form]')).toHaveAttribute('data-status', 'error');
    await expect(page.locator('[data-slot=partnership-form] [name=company]')).toHaveValue('Marlow & Pike');
    await expect(page.locator('[data-slot=partnership-form]').getByRole('button', { name: /Submit/ })).toBeEnabled();
  });

  test('are shown again with their messages if posted before hydration', async ({ page }) => {
    await open(page, '/contact-us');
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-slot=contact-form]');
      for (const [name, value] of Object.entries({ firstName: 'Ana', lastName: 'Cruz', email: 'ana@host' })) {
        const field = form?.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
      }
      // submit() bypasses React, as a post before hydration does.
      form?.submit();
    });
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await waitForHydration(page);
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    const firstName = page.locator('[data-slot=contact-form] [name=firstName]');
    await expect(firstName).toHaveValue('Ana');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-slot=skip-link]')?.click());
    await expect(page).toHaveURL(/#main$/);
    await expect(firstName).toHaveValue('Ana');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByRole('link', { name: 'Boundless, home' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    // The address changes before the page does.
    await expect(firstName).toHaveCount(0);
    // Not with the mouse: a page that was opened by a link scrolls to its top, perhaps under the pointer.
    await page
      .locator('footer a[href="/contact-us"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(firstName).toHaveValue('');
  });
});

async function fillPartnership(page: Page) {
  const form = page.locator('[data-slot=partnership-form]');
  await form.locator('[name=company]').fill('Marlow & Pike');
  await form.locator('[name=firstName]').fill('Simone');
  await form.locator('[name=lastName]').fill('Pike');
  await form.locator('[name=email]').fill('simone@marlowpike.example');
  await form.locator('[name=phone]').fill('647 555 0100');
  await form.locator('[name=partnershipGoals]').fill('Funding for our clients');
}
