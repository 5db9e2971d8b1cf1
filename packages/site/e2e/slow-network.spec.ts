import { expect, type Page, test } from '@playwright/test';
import { holdScripts, isFromPerson, open, stopClock, waitAsPerson, waitForHydration } from './open.js';

const trigger = (page: Page) => page.getByRole('button', { name: 'Our Solution', exact: true });
const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Who We Help' });

/** Opens a page at 150 ms and 1.6 Mbit/s, and waits until it has hydrated and nothing is being loaded. */
async function openSlowly(page: Page, path: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // On a busy machine the network can be idle between two modules.
  await waitForHydration(page);
}

// A click by script is like one by voice control: no movement, pointer or key comes before it.
test.describe('the first act on a complete page', () => {
  test('can be to send an empty form, which shows its five messages', async ({ page }) => {
    await openSlowly(page, '/contact-us');
    const form = page.locator('[data-slot=contact-form]');
    await form.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLElement) => button.click());
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(5);
    await expect(form.getByText('Please enter this field')).toHaveCount(5);
    await expect(page).toHaveURL('/contact-us');
  });

  test('can be to send a form that the browser has filled in', async ({ page }) => {
    await openSlowly(page, '/terms-of-service');
    const form = page.locator('[data-slot=newsletter-form]');
    const email = `first-${Date.now()}@example.com`;
    await form.locator('[name=email]').evaluate((field: HTMLInputElement, value) => (field.value = value), email);
    const sent = page.waitForRequest('**/api/subscribe');
    await waitAsPerson(page);
    await form.locator('[name=email]').press('Enter');
    expect((await sent).postDataJSON()).toEqual({ email });
    expect(isFromPerson(await sent)).toBe(true);
    await expect(form.getByText("Thanks! You've been subscribed to our newsletter.")).toBeVisible();
    await expect(page).toHaveURL('/terms-of-service');
  });

  test('can be to open a menu', async ({ page }) => {
    await openSlowly(page, '/');
    await trigger(page).evaluate((button: HTMLElement) => button.click());
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page)).toBeVisible();
  });

  test('can be to open the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSlowly(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('[data-slot=mobile-menu]')).toHaveAttribute('data-state', 'open');
  });

  test('can be to save an article', async ({ page }) => {
    await openSlowly(page, '/blog/debt-financing-guide');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('[data-slot=toast]')).toContainText(/saved/i);
    await expect(save.or(page.getByRole('button', { name: 'Saved', exact: true })).first()).toBeVisible();
  });
});

test.describe('while the scripts load', () => {
  test('a hovered menu stays open when they arrive', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page).hover();
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).hover();
    release();
    await waitForHydration(page);
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    // Longer than the delay after which a menu closes.
    await page.waitForTimeout(500);
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).click();
    await expect(page).toHaveURL('/who-we-help');
  });

  test('the focused link keeps the focus when they arrive', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page).focus();
    await expect(menuLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menuLink(page)).toBeFocused();
    release();
    await waitForHydration(page);
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page)).toBeFocused();
  });

  test('a form keeps what is typed, and the focus', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/terms-of-service', { waitUntil: 'commit' });
    const form = page.locator('[data-slot=newsletter-form]');
    const email = form.locator('[name=email]');
    await email.pressSequentially('ana@');
    release();
    await waitForHydration(page);
    await expect(email).toBeFocused();
    await email.press('Enter');
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(email).toHaveValue('ana@');
    await expect(page).toHaveURL('/terms-of-service');
  });

  test('a form is sent by the browser', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/terms-of-service', { waitUntil: 'commit' });
    const form = page.locator('[data-slot=newsletter-form]');
    await form.locator('[name=email]').fill(`early-${Date.now()}@example.com`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/terms-of-service\?sent=subscribe/);
    await expect(form.getByText("Thanks! You've been subscribed to our newsletter.")).toBeVisible();
  });
});

test('a link to an anchor scrolls after 100 ms if it is the first interaction', async ({ page }) => {
  // Without smooth scrolling the position changes at once when scrolling starts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await open(page, '/financial-products');
  await page.clock.runFor(1_000);
  await page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link', { name: /Supply Chain/ })
    .click();
  await expect(page).toHaveURL('/financial-products#supply-chain-financing');
  const top = () => page.locator('#supply-chain-financing').evaluate((section) => section.getBoundingClientRect().top);
  await page.clock.runFor(99);
  expect(Math.round(await top())).not.toBe(100);
  await page.clock.runFor(1);
  expect(Math.round(await top())).toBe(100);
});
