import { expect, type Page, test } from '@playwright/test';
import { answering, open } from './open.js';

/** When what a page fetched was asked for, in milliseconds after its first paint: its typefaces, its scripts and the web manifest. */
const askedFor = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(woff2|js|webmanifest)$/.test(name))
      .map(({ startTime }) => startTime - painted);
  });

/** Whether the page put off what is not needed for the first paint. */
const putsOff = (page: Page) => page.evaluate(() => 'putsOff' in window);

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node.nodeName === 'STYLE' && node.textContent?.includes('content-visibility')))
        Object.assign(window, { putsOff: true });
    }).observe(document, { childList: true, subtree: true }),
  ),
);

for (const path of ['/contact-us', '/doola-partnership']) {
  test(`${path} is painted before its typefaces and its scripts are asked for`, async ({ page }) => {
    await open(page, path);
    const times = await askedFor(page);
    expect(times.length).toBeGreaterThan(5);
    expect(Math.min(...times)).toBeGreaterThan(0);
  });
}

test('what the first page put off is there a moment later, and nothing is left of it', async ({ page }) => {
  await open(page, '/');
  expect(await putsOff(page)).toBe(true);
  const left = () =>
    page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const widthIn = (font: string) => {
        pen.font = `40px ${font}`;
        return pen.measureText('Capital opens up').width;
      };
      return {
        typefaces: ['Radio Canada Big', 'Hanken Grotesk'].filter(
          (name) => widthIn(`"${name} Variable", monospace`) === widthIn('monospace'),
        ),
        skipped: [...document.querySelectorAll('#root *')].filter(
          (element) => getComputedStyle(element).contentVisibility !== 'visible',
        ),
        marked: [...document.querySelectorAll('[style*=content-visibility]')],
      };
    });
  await expect.poll(left).toEqual({ typefaces: [], skipped: [], marked: [] });
});

test('typefaces that cannot be had leave a page that is whole', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
});

test('a page that follows, comes again or begins at an anchor puts nothing off', async ({ page }) => {
  await open(page, '/contact-us');
  await page.reload();
  await answering(page);
  expect(await putsOff(page)).toBe(false);

  await page.evaluate(() => location.assign('/about-us'));
  await page.waitForURL('/about-us');
  await answering(page);
  expect(await putsOff(page)).toBe(false);

  await page.goto('about:blank');
  await open(page, '/financial-products#term-loans');
  expect(await putsOff(page)).toBe(false);
});

// As Firefox does where it has scrolled to an anchor first.
test('a page whose first paint is never reported comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  for (const path of ['/financial-products#term-loans', '/financial-products']) {
    await page.goto('about:blank');
    await open(page, path);
  }
});
