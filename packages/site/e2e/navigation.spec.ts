import { expect, test } from '@playwright/test';
import { holdScripts, open, waitForHydration, waitForTop } from './open.js';

test.describe('the header', () => {
  test('does not scroll the page when its controls get the focus', async ({ page }) => {
    await open(page, '/how-it-works');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    for (const name of ['Boundless, home', 'Our Solution', 'Knowledge']) {
      await page
        .getByRole('banner')
        .getByRole(name.includes(',') ? 'link' : 'button', { name })
        .focus();
      expect(await page.evaluate(() => scrollY), name).toBe(900);
    }
  });
});

test.describe('navigation between pages', () => {
  test('Back works after a reload, before the first interaction', async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Help' }).click();
    await expect(page).toHaveURL('/who-we-help');
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveTitle(/Blog/);
    await expect(page.locator('[data-slot=blog-index]')).toBeVisible();
  });

  test('Back to the first page restores its position', async ({ page }) => {
    await open(page, '/tools/business-loan');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Help' }).scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Help' }).click();
    await expect(page.locator('[data-slot=industry-grid]')).toBeVisible();
    await waitForTop(page);
    await page.goBack();
    await expect(page.locator('[data-slot=calculator-panel]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  });

  test('Back restores the position while the next page still scrolls to its top', async ({ page }) => {
    // The cookie banner could cover the link, so that the click would scroll again.
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
    await open(page, '/tools/business-loan');
    // Goes back at the first movement of the scroll to the top. Resolves when all scrolling has ended.
    const ended = page.evaluate(
      () =>
        new Promise<{ position: number; left: number }>((resolve) => {
          let position = 0;
          addEventListener('click', () => {
            position = scrollY;
          });
          addEventListener('scroll', function onScroll() {
            if (location.pathname !== '/who-we-help' || scrollY > position - 100) return;
            removeEventListener('scroll', onScroll);
            const left = scrollY;
            addEventListener('scrollend', () => resolve({ position, left }), { once: true });
            history.back();
          });
        }),
    );
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Who We Help' });
    await link.scrollIntoViewIfNeeded();
    // The page hears of the scroll in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await link.click();
    const { position, left } = await ended;
    expect(left).toBeGreaterThan(0);
    await expect(page.locator('[data-slot=calculator-panel]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  });

  test('the search closes when the visitor goes back', async ({ page }) => {
    await open(page, '/compare');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Help' }).click();
    // The address changes before the page is shown.
    await expect(page).toHaveTitle(/^Who We Help/);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/compare');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('the sheet of the menu closes when the visitor goes back, and the heading gets the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/compare');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Help' }).click();
    // The address changes before the page is shown.
    await expect(page).toHaveTitle(/^Who We Help/);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/compare');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a menu that is opened while the next page loads keeps the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page, 'contact-us-*.js');
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const sheet = page.locator('[data-slot=mobile-menu]');
    await sheet.getByRole('button', { name: 'Company' }).click();
    await sheet.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    release();
    await expect(page.locator('[data-slot=contact-form]')).toBeAttached();
    await expect(page).toHaveTitle(/^Contact/);
    await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeFocused();
  });

  test('a link that a script clicks shows its page', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about-us"]')?.click());
    await expect(page).toHaveTitle(/^Who We Are/);
  });

  test('a link to the current page adds no history entry, and scrolls to the top', async ({ page }) => {
    await open(page, '/');
    const before = await page.evaluate(() => history.length);
    for (let press = 0; press < 3; press += 1) {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await page.getByRole('banner').getByRole('link', { name: 'Boundless, home' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('Go Back on the not-found page goes back', async ({ page }) => {
    await open(page, '/contact-us');
    await page.goto('/no-such-page');
    await waitForHydration(page);
    await expect(page.getByText('Error Code: 404 | Page Not Found')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });

  test('an unknown article shows the Coming Soon page', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('This blog post is being prepared and will be available soon.')).toBeVisible();
    const suggestions = page.locator('[data-slot=coming-soon] [data-slot=article-card]');
    await expect(suggestions).toHaveCount(2);
    await waitForHydration(page);
    await expect(suggestions).toHaveCount(2);
  });
});

test.describe('search', () => {
  test('finds an article by keyboard', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search the site' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('what is invoice factoring');
    await expect(page.getByRole('option').first()).toContainText(/What is invoice factoring/i);
    const visited = await page.evaluate(() => history.length);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/factoring/);
    expect(await page.evaluate(() => history.length)).toBe(visited + 1);
  });
});
