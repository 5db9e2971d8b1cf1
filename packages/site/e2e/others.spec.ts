import { expect, type Page, test } from '@playwright/test';
import { holdScripts, open, openWithStoppedClock, waitForHydration } from './open.js';
import { insertElements, looseTexts, translate } from './others.js';

/** One page of each template. */
const pages = [
  '/',
  '/how-it-works',
  '/who-we-help',
  '/financial-products',
  '/about-us',
  '/blog',
  '/blog/debt-financing-guide',
  '/topics/guides',
  '/lenders',
  '/apis',
  '/partner-contact',
  '/contact-us',
  '/doola-partnership',
  '/terms-of-service',
  '/tools',
  '/tools/business-loan?amount=50000&rate=12&months=36',
  '/tools/check-an-offer',
  '/tools/which-fits',
  '/compare',
  '/glossary',
  '/newsletter/confirmed',
  '/not-a-page',
  '/admin',
];

/** Fails the test after an error in the page. */
function expectNoErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return () => expect(errors).toEqual([]);
}

async function expectWholePage(page: Page) {
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('title')).toHaveCount(1);
  expect(await page.locator('link[rel=canonical]').count()).toBeLessThanOrEqual(1);
}

/** Does what a visitor can do on any page: hovers, presses, types, sends, searches, waits for rotations. */
async function useEverything(page: Page) {
  await page.evaluate(async () => {
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    for (const trigger of document.querySelectorAll('[data-slot=mega-menu-trigger]'))
      trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    for (const field of document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden]), main textarea')) {
      if (field.type === 'checkbox' || field.type === 'radio') field.click();
      else {
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        for (const value of ['1', '']) {
          set?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }
    }
    for (const form of document.forms) if (form.method === 'post') form.requestSubmit();
    await settle();
    for (const button of document.querySelectorAll<HTMLElement>('header button, main button:not([type=submit]), summary')) {
      if (/print|go back/i.test(button.textContent ?? '')) continue;
      button.click();
      await settle();
      button.click();
    }
  });
  await page.clock.runFor(30_000);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

for (const path of pages) {
  test(`${path} survives a translation before and after hydration`, async ({ page }) => {
    const expectNone = expectNoErrors(page);
    const release = await holdScripts(page);
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
    await page.clock.install();
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('#page-data', { state: 'attached' });
    await translate(page);
    await insertElements(page);
    await page.evaluate(() => document.querySelector('main, form')?.setAttribute('data-kept', ''));
    release();
    await waitForHydration(page);
    await expect(page.locator('[data-kept]')).toHaveCount(1);
    expect(await looseTexts(page)).toEqual([]);
    expect(await translate(page)).toBeGreaterThan(10);
    await useEverything(page);
    await expectWholePage(page);
    expectNone();
  });
}
