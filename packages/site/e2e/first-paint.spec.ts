import { expect, type Page, test } from '@playwright/test';
import { open } from './open.js';

/** When the page requested its style sheets, fonts and scripts, in milliseconds after the first paint. */
const requestTimes = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(css|woff2|js)$/.test(name))
      .map(({ startTime }) => startTime - painted);
  });

for (const path of ['/contact-us', '/doola-partnership']) {
  test(`${path} is painted before it requests style sheets, fonts and scripts`, async ({ page }) => {
    // Without the timer that starts after `load`, for browsers that report no first paint: a slow machine paints later than that.
    await page.addInitScript(() => {
      const add = window.addEventListener.bind(window);
      window.addEventListener = ((...args: Parameters<typeof add>) =>
        args[0] === 'load' ? undefined : add(...args)) as typeof add;
    });
    await open(page, path);
    const times = await requestTimes(page);
    expect(times.length).toBeGreaterThan(4);
    expect(Math.min(...times)).toBeGreaterThan(0);
  });
}

test('an English page fetches one file of each typeface, though it names French', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/[^/]+(?=-[\w-]{8}\.woff2$)/) ?? []),
  );
  expect(files.sort()).toEqual(['hanken-grotesk-latin', 'radio-canada-big-latin']);
});

test('a page without its fonts is complete', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
});

// Firefox does not report the first paint after it has scrolled to an anchor.
test('a page hydrates even if its first paint is never reported', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  for (const path of ['/financial-products#term-loans', '/financial-products']) {
    await page.goto('about:blank');
    await open(page, path);
  }
});

test('the server sends the blog filtered by its address', async ({ request, page }) => {
  const html = await (await request.get('/blog?category=Guides')).text();
  expect(html).toMatch(/aria-pressed="true"[^>]*>(?:<span[^>]*>)?Guides/);
  for (const query of ['category=Guides', 'category=guides&category=all']) {
    const pageErrors: string[] = [];
    page.on('pageerror', ({ message }) => pageErrors.push(message));
    await open(page, `/blog?${query}`);
    await expect(page.locator('[data-slot=category-filter] button[aria-pressed=true]')).toHaveText('Guides');
    expect(pageErrors).toEqual([]);
  }
});

test('an address with unnecessary percent-encoding redirects to the plain address', async ({ page }) => {
  await open(page, '/blog/what-is%2Dan-sba-loan');
  await expect(page).toHaveURL('/blog/what-is-an-sba-loan');
  await expect(page.locator('[data-slot=article-body]')).toBeVisible();
  const pageErrors: string[] = [];
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  await open(page, '/blog/a%2Fb');
  await expect(page.getByText('This blog post is being prepared')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

// The first use on a page takes about 20 ms, four times as long on a phone.
test('a page without a calculator does not format by `Intl` while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    const noted = <T extends object>(name: string, original: T) => {
      const note = () => used.push(name);
      return new Proxy(original, {
        apply: (...call) => [note(), Reflect.apply(...(call as Parameters<typeof Reflect.apply>))][1],
        construct: (...call) => [note(), Reflect.construct(...(call as Parameters<typeof Reflect.construct>))][1] as T,
      });
    };
    const { NumberFormat, DateTimeFormat, ListFormat, PluralRules } = Intl;
    for (const [name, original] of Object.entries({ NumberFormat, DateTimeFormat, ListFormat, PluralRules }))
      Object.assign(Intl, { [name]: noted(name, original) });
    Number.prototype.toLocaleString = noted('toLocaleString', Number.prototype.toLocaleString);
    Date.prototype.toLocaleDateString = noted('toLocaleDateString', Date.prototype.toLocaleDateString);
    Object.assign(window, { used });
  });
  for (const path of ['/', '/fr', '/fr/contact-us', '/fr/compare', '/blog/essential-tips-2025-success']) {
    await open(page, path);
    expect(await page.evaluate('used'), path).toEqual([]);
  }
});
