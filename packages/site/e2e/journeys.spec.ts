import { expect, type Page, test } from '@playwright/test';

/** Opens a page and waits until it answers to the visitor. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForSelector('html[data-hydrated=true]');
}

test.describe('the header', () => {
  const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('opens a menu under the mouse, one at a time, and closes it when left', async ({ page }) => {
    await open(page, '/');
    await trigger(page, 'Knowledge').hover();
    await expect(trigger(page, 'Knowledge')).toHaveAttribute('aria-expanded', 'true');
    await trigger(page, 'Company').hover();
    await expect(trigger(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger(page, 'Knowledge')).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(700, 880);
    await expect(trigger(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens by keyboard, and Escape gives the focus back', async ({ page }) => {
    await open(page, '/');
    await trigger(page, 'Our Solution').focus();
    await page.keyboard.press('Enter');
    await expect(trigger(page, 'Our Solution')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'How It Works' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'Our Solution')).toBeFocused();
    await expect(trigger(page, 'Our Solution')).toHaveAttribute('aria-expanded', 'false');
  });

  test('is a sheet on narrow screens that closes when a link is followed', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true });
    const page = await context.newPage();
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sheet = page.locator('[data-slot=mobile-menu]');
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await sheet.getByRole('button', { name: 'Company' }).tap();
    await sheet.getByRole('link', { name: 'Contact Us' }).tap();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(sheet).toHaveAttribute('data-state', 'closed');
    await context.close();
  });

  test('casts its shadow past 10 px', async ({ page }) => {
    await open(page, '/');
    const header = page.locator('[data-slot=site-header]');
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => scrollTo(0, 11));
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  });
});

test.describe('going from page to page', () => {
  test('changes the page in place, scrolls up, moves the focus and names the new page', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Help' }).click();
    await expect(page).toHaveTitle(/Who We Help|Industries|Boundless/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('goes to an anchor with 100 px above it, from outside and from the same page', async ({ page }) => {
    const top = () =>
      page.evaluate(() => Math.round(document.getElementById('term-loans')?.getBoundingClientRect().top ?? -1));
    await open(page, '/financial-products#term-loans');
    await expect.poll(top).toBe(100);
    await open(page, '/financial-products');
    await page
      .getByRole('navigation', { name: 'Products' })
      .getByRole('link', { name: /Term Loans/ })
      .click();
    await expect.poll(top).toBe(100);
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Term loans' }).click();
    await expect.poll(top, { timeout: 8_000 }).toBe(100);
  });

  test('the not-found page leads back', async ({ page }) => {
    await open(page, '/contact-us');
    await page.goto('/no-such-page');
    await page.waitForSelector('html[data-hydrated=true]');
    await expect(page.getByText('Error Code: 404 | Page Not Found')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });

  test('an article that is not written yet is announced', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('This blog post is being prepared and will be available soon.')).toBeVisible();
    await page.waitForSelector('html[data-hydrated=true]');
  });
});

test.describe('the blog', () => {
  const pressed = (page: Page) => page.locator('[data-slot=category-filter] button[aria-pressed=true]');

  test('takes the category from the address and stays with it', async ({ page }) => {
    await open(page, '/blog?category=GUIDES');
    await expect(pressed(page)).toHaveText('Guides');
    await page.waitForTimeout(5_500);
    await expect(pressed(page)).toHaveText('Guides');
  });

  test('turns through the categories until one is chosen, and writes that into the address', async ({ page }) => {
    await open(page, '/blog');
    await expect(pressed(page)).toHaveText('All');
    await expect(pressed(page)).toHaveText('Press Releases', { timeout: 6_500 });
    await page.getByRole('button', { name: 'Market Insights' }).click();
    await expect(page).toHaveURL(/category=market-insights/);
    await page.waitForTimeout(5_500);
    await expect(pressed(page)).toHaveText('Market Insights');
  });

  test('shows six, then all', async ({ page }) => {
    await open(page, '/blog?category=all');
    const cards = page.locator('[data-slot=article-grid] [data-slot=article-card]');
    await expect(cards).toHaveCount(6);
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await expect(cards).toHaveCount(32);
    await expect(page.getByRole('button', { name: 'Load More Articles' })).toHaveCount(0);
  });

  test('saves an article and says so', async ({ page }) => {
    await open(page, '/abl');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('[data-slot=toast]')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('savedArticles'))).toContain('asset-based-loans');
  });
});

test.describe('search', () => {
  test('finds an article by keyboard alone', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search the site' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
    await page.keyboard.type('factoring');
    await expect(page.getByRole('option').first()).toContainText(/factoring/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\/what-is-invoice-factoring/);
  });
});

test.describe('forms', () => {
  test('the newsletter refuses, is mended, thanks and empties itself', async ({ page }) => {
    await open(page, '/');
    const form = page.locator('[data-slot=newsletter-form]');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please enter your email')).toBeVisible();
    await form.locator('[name=email]').fill('someone@');
    await expect(form.getByText('Please enter your email')).toHaveCount(0);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await form.locator('[name=email]').fill(`reader-${Date.now()}@example.com`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText("Thanks! You've been subscribed to our newsletter.")).toBeVisible();
    await expect(form.locator('[name=email]')).toHaveValue('');
  });

  for (const [path, type, description] of [
    ['/lenders', 'lender', 'Lending partnership inquiry'],
    ['/referral-partners', 'referral', 'Referral partnership inquiry'],
    ['/apis', 'api', 'API integration partnership inquiry'],
  ] as const) {
    test(`the form of ${path} sends its own kind of inquiry, and starts afresh`, async ({ page }) => {
      await open(page, path);
      const form = page.locator('#partnership-form [data-slot=partnership-form]');
      await expect(form.locator('[name=partnershipType]')).toHaveValue(type);
      await fillPartnership(page);
      const sent = page.waitForRequest('**/api/partnerships');
      await form.getByRole('button', { name: /Submit/ }).click();
      expect((await sent).postDataJSON()).toEqual({
        company: 'Marlow & Pike',
        firstName: 'Simone',
        lastName: 'Pike',
        email: 'simone@marlowpike.example',
        phone: '647 555 0100',
        jobTitle: 'Not specified',
        partnershipType: type,
        businessDescription: description,
        fundingRange: 'Not specified',
        clientVolume: 'Not specified',
        partnershipGoals: 'Funding for our clients',
        consent: false,
      });
      await expect(form.getByText('Thanks! Your partnership inquiry has been received.')).toBeVisible();
      await expect(form.locator('[name=partnershipType]')).toHaveValue(type);
      await expect(form.locator('[name=company]')).toHaveValue('');
    });
  }

  test('a failure shows nothing and keeps what was typed', async ({ page }) => {
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

  test('without JavaScript a message is delivered, or comes back with what is missing', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/contact-us');
    const form = page.locator('[data-slot=contact-form]');
    await form.locator('[name=firstName]').fill('Ana');
    await form.locator('[name=lastName]').fill('Cruz');
    await form.locator('[name=email]').fill('ana@example.com');
    await form.locator('[name=phone]').fill('1');
    await form.locator('[name=message]').fill('Sent without JavaScript');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact-us\?sent=contact/);
    await expect(page.getByText('Thanks! Your message has been received.')).toBeVisible();

    const refused = await page.request.post('/api/contact', {
      form: { firstName: 'Ana', lastName: '', email: 'ana@', message: 'x' },
      headers: { referer: new URL('/contact-us', page.url()).href },
    });
    expect(refused.status()).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Please enter this field');
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('value="Ana"');
    await context.close();
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

test.describe('motion', () => {
  test('one control stops everything that moves, and the choice is kept', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Pause motion' }).first().click();
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.reload();
    await page.waitForSelector('html[data-hydrated=true]');
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play motion' }).first().click();
    await expect(page.locator('[data-slot=feature-carousel]')).toHaveAttribute('data-rotation', 'playing');
  });

  test('under reduced motion nothing moves by itself', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, '/');
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    const word = await page.locator('[data-slot=rotating-word]').textContent();
    await page.waitForTimeout(6_000);
    expect(await page.locator('[data-slot=rotating-word]').textContent()).toBe(word);
    await context.close();
  });

  test('the hero word fades at 5 s and is another one at 5.5 s', async ({ page }) => {
    await open(page, '/');
    const word = page.locator('[data-slot=rotating-word]');
    await expect(word).toHaveText('Founders');
    await expect(word).toHaveAttribute('data-state', 'fading', { timeout: 6_000 });
    await expect(word).toHaveAttribute('data-state', 'visible');
    await expect(word).toHaveText('CEOs');
  });
});

test.describe('the cookie banner', () => {
  test('comes after 5 s, goes for this view with Close and for good with Ok', async ({ page }) => {
    await open(page, '/');
    const banner = page.locator('[data-slot=cookie-banner]');
    await expect(banner).toBeVisible({ timeout: 7_000 });
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(banner).toBeVisible({ timeout: 7_000 });
    await banner.getByRole('button', { name: 'Ok' }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
    await page.reload();
    await page.waitForTimeout(6_000);
    await expect(banner).toBeHidden();
  });
});
