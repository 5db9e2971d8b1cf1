import { expect, type Page, test } from '@playwright/test';
import { holdScripts, open, waitForHydration } from './open.js';
import { blockStorage, breakPage, insertElements, looseTexts, translate } from './others.js';

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
  // Browsers offer a translation above all for pages that are not in the visitor's language.
  '/fr',
  '/fr/contact-us',
  '/fr/blog/debt-financing-guide',
  '/fr/tools/business-loan?amount=50000&rate=12&months=36',
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
    for (const button of document.querySelectorAll<HTMLElement>(
      'header button, main button:not([type=submit]), summary',
    )) {
      if (/print|imprimer|go back|page précédente/i.test(button.textContent ?? '')) continue;
      button.click();
      await settle();
      button.click();
    }
  });
  await page.clock.runFor(30_000);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** The number of forms of the page's content that have not hydrated. React marks each element that it has taken over. */
const formsWithoutReact = () =>
  [...document.querySelectorAll('main form')].filter(
    (form) => !Object.keys(form).some((key) => key.startsWith('__react')),
  ).length;

for (const path of pages) {
  test(`${path} survives what others do to it: translation, inserted elements, blocked storage`, async ({ page }) => {
    const expectNone = expectNoErrors(page);
    await blockStorage(page);
    await page.clock.install();
    const release = await holdScripts(page);
    // The script that records changes is at the end of the document.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await translate(page);
    await insertElements(page);
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-kept', ''));
    const email = page.locator('[data-slot=newsletter-form] [name=email]');
    const hasEmail = (await email.count()) > 0;
    if (hasEmail) await email.pressSequentially('ana@');

    release();
    await waitForHydration(page);
    // The code of a calculator in an article, and of parts of the comparison, arrives later.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(formsWithoutReact)).toBe(0);
    // React has used the elements that were there.
    await expect(page.locator('[data-kept]')).toHaveCount(1);
    expect(await looseTexts(page)).toEqual([]);
    if (hasEmail) {
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('ana@');
    }

    expect(await translate(page)).toBeGreaterThan(0);
    await insertElements(page);
    await useEverything(page);
    await expectWholePage(page);
    await page
      .locator('a[href$="/glossary"], a[href="/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/(glossary)?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWholePage(page);
    expectNone();
  });
}

test('every page is whole if none of its scripts can be fetched', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectWholePage(page);
  }
});

test.describe('a section that throws', () => {
  test('leaves a page that is opened with its document as the server sent it', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('A section cannot be rendered'));
    await breakPage(page, 'how-it-works');
    await page.goto('/how-it-works');
    const before = await page.locator('main').innerText();
    await logged;
    expect(await page.locator('main').innerText()).toBe(before);
    await expectWholePage(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
  });

  test('makes the browser load the document of a page that is opened by a link', async ({ page }) => {
    await open(page, '/');
    await breakPage(page, 'how-it-works');
    await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();
    await expect(page).toHaveURL('/how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong.');
    await expectWholePage(page);
  });

  test('shows header, message and footer if it throws later', async ({ page }) => {
    await open(page, '/blog/debt-financing-guide');
    // Somebody removes what React is going to remove.
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await expect(page.locator('main')).toHaveText(/Something went wrong\.\s*Reload\./);
    await expectWholePage(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Reload.' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong.');
    await expect(page).toHaveURL('/glossary');
  });
});
