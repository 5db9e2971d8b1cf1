import { readFile } from 'node:fs/promises';
import { adminPassword } from '@boundless/scripts/site-server';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';

/** A unique word for the leads of one test, so that only this test finds them. */
const unique = () => `x${Math.random().toString(36).slice(2, 10)}`;
const cards = (page: Page) => page.locator('[data-slot=submission-card]');
const count = (page: Page) => page.locator('[data-slot=submission-count]');

async function signIn(page: Page, address = '/admin') {
  await page.goto(address);
  await page.locator('[data-slot=sign-in-form] [name=password]').fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Hides the cookie banner, which would cover buttons. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted')));

async function sendMessage(request: APIRequestContext, company: string, more: object = {}, headers = {}) {
  const data = {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: `${company}@mail.example`,
    phone: '416 555 0134',
    company,
    message: `Inquiry Type: funding\n\n${'We run four cafes and want to open a fifth. '.repeat(5)}`,
    ...more,
  };
  expect((await request.post('/api/contact', { data, headers })).status()).toBe(201);
}

test('the inbox has no public footer and no newsletter form', async ({ page }) => {
  await signIn(page);
  await expect(page.locator('[data-slot=site-footer], [data-slot=newsletter-form]')).toHaveCount(0);
});

test('the document has a heading and skeletons, asks for JavaScript, and is not indexed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Form Submissions');
  await expect(page.locator('[data-slot=submission-skeleton]')).toHaveCount(3);
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toHaveText('This inbox needs JavaScript.');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await context.close();
});

test('the layout does not shift when the sign-in form appears', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      const { dataset } = document.documentElement;
      for (const { value } of shifts) dataset.shift = String(Number(dataset.shift ?? 0) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/admin');
  await expect(page.locator('[data-slot=sign-in-form]')).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.03);
});

test('staff sign in after a wrong password', async ({ page }) => {
  await page.goto('/admin');
  const password = page.locator('[data-slot=sign-in-form] [name=password]');
  await password.fill('not it');
  await password.press('Enter');
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await password.fill(adminPassword);
  await password.press('Enter');
  await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(password).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('a message can be found, read, annotated and exported, and the export is in the audit log', async ({
  page,
  request,
}) => {
  const company = unique();
  await sendMessage(request, company);
  await signIn(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(company.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`[?&]q=${company.toUpperCase()}`));
  await expect(cards(page)).toHaveCount(1);
  await expect(count(page)).toHaveText('1');

  const message = page.locator('[data-slot=submission-message]');
  expect((await message.textContent())?.length).toBe(151);
  await expect(message).toHaveText(/…$/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(message).not.toHaveText(/…$/);
  await expect(cards(page)).toContainText('Answer within 23 hours');

  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Called back.');
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(cards(page)).toHaveAttribute('data-state', 'handled');
  await page.reload();
  await expect(cards(page)).toContainText('Called back.');
  await expect(cards(page)).toHaveAttribute('data-state', 'handled');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines.filter((line) => line.includes(`${company}@mail.example`))).toHaveLength(1);
  expect(lines[0]).toContain('firstName');

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.locator('[data-slot=audit-record]', { hasText: 'a search' }).first()).toContainText('Exported');
});

test('each kind of lead has its tab, and so has spam', async ({ page, request }) => {
  const name = unique();
  await sendMessage(request, name, {}, { 'X-Form-Trap': 'filled in' });
  await request.post('/api/subscribe', { data: { email: `${name}@mail.example` } });
  await request.post('/api/partnerships', {
    data: {
      company: name,
      firstName: 'Theo',
      lastName: 'Grant',
      email: `${name}@mail.example`,
      phone: '212 555 0172',
      partnershipType: 'referral',
      partnershipGoals: 'Refer sixty firms',
    },
  });
  await signIn(page, `/admin?q=${name}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('tab', { name: 'Partnerships' }).click();
  await expect(cards(page)).toContainText('Refer sixty firms');
  await page.getByRole('tab', { name: 'Partnerships' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toContainText('Newsletter subscriber');
  await page.getByRole('tab', { name: 'Spam' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Noor Haddad');
  await expect(page).toHaveURL(/tab=spam/);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByText('No notifications yet')).toBeVisible();
});

test('a person is found and erased by keyboard on a narrow screen', async ({ page }) => {
  const [company, other] = [unique(), unique()];
  for (const name of [company, other]) await sendMessage(page.request, name);
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, '/admin?tab=people');
  await page.getByLabel('Email').fill(`${company}@MAIL.example`);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Download JSON' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Number of erased entries: 1')).toBeVisible();
  expect((await page.request.get(`/api/people?email=${company}@mail.example`)).status()).toBe(404);
  await page.getByLabel('Email').fill(`${other}@mail.example`);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the inbox is accessible and fits at every width', async ({ page, request }) => {
  const company = unique();
  await sendMessage(request, company);
  await sendMessage(request, company, { email: `${'very-long-'.repeat(6)}@mail.example`, message: 'x'.repeat(300) });
  await signIn(page, `/admin?q=${company}`);
  await expect(cards(page)).toHaveCount(2);
  for (const tab of ['Messages', 'Audit log', 'Notifications']) {
    await page.getByRole('tab', { name: tab }).click();
    await test.step(tab, () => expectAccessible(page));
  }
});

test('public pages load no code of the inbox', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const textOf = async (script: string) => (await page.request.get(script)).text();
  const scriptsOfInbox = async () =>
    (await Promise.all([...scripts].map(textOf))).filter((text) => text.includes('refetchOnWindowFocus'));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scriptsOfInbox()).toEqual([]);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await expect.poll(async () => (await scriptsOfInbox()).length).toBeGreaterThan(0);
});
