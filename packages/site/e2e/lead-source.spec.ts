import { adminPassword } from '@boundless/scripts/site-server';
import { expect, test } from '@playwright/test';
import { open } from './open.js';

const unique = () => `x${Math.random().toString(36).slice(2, 10)}`;

test('staff see the page, partner and campaign that a message came from', async ({ page }) => {
  const company = unique();
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  await open(page, `/doola-partnership?utm_source=${company}-mail&utm_campaign=fall&gclid=1`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  const form = page.locator('[data-slot=contact-form]');
  const values = {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: `${company}@mail.example`,
    phone: '416 555 0134',
    company,
    message: 'A fifth cafe.',
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await expect(form.locator('[name=source]')).toHaveValue(new RegExp(`"partner":"doola".*${company}-mail`));
  // A form sent within two seconds of the opening of its page counts as spam.
  await page.clock.fastForward(2_000);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form).toHaveAttribute('data-status', 'success');

  await page.goto(`/admin?q=${company}-mail`);
  await page.locator('[data-slot=sign-in-form] [name=password]').fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const source = page.locator('[data-slot=submission-source]');
  await expect(source).toHaveText(`Page/contact-usPartnerdoolaSource${company}-mailCampaignfall`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sends its page and partner, and the campaign in its address', async ({ page }) => {
    const email = `${unique()}@mail.example`;
    await page.goto('/doola-partnership?utm_source=mail');
    const form = page.locator('[data-slot=newsletter-form]');
    await form.locator('[name=email]').fill(email);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/sent=subscribe/);
    await page.request.post('/api/session', { data: { password: adminPassword } });
    const [entry] = await (await page.request.get(`/api/subscribers?q=${email}`)).json();
    expect(entry.source).toEqual({ page: '/doola-partnership', partner: 'doola', utm_source: 'mail' });
  });

  test('one press on the page of the exported unsubscribe link unsubscribes', async ({ page }) => {
    const email = `${unique()}@mail.example`;
    await page.request.post('/api/subscribe', { data: { email } });
    await page.request.post('/api/session', { data: { password: adminPassword } });
    const csv = async () => (await page.request.get(`/api/subscribers.csv?q=${email}`)).text();
    const { pathname, search } = new URL((await csv()).match(/https:\S+unsubscribe\?token=\S+/)?.[0] ?? '');
    await page.goto(pathname + search);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    expect(await csv()).not.toContain(email);
  });
});

test('an invalid link shows a message that hydration does not change', async ({ page }) => {
  const response = await page.goto('/newsletter/unsubscribe?token=x');
  expect(response?.status()).toBe(400);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
});
