import { expect, test } from '@playwright/test';
import { open, openWithStoppedClock, stopClock } from './open.js';

test('at 768 px the controls of the testimonials are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openWithStoppedClock(page, '/');
  const controls = page.locator('[data-slot=testimonial-carousel] [data-slot=carousel-controls] > *');
  const middles = await controls.evaluateAll((parts) =>
    parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
  );
  expect(middles).toHaveLength(5);
  expect(new Set(middles).size).toBe(1);
});

test('at 390 px with text at 200 % no word of the hero is split and nothing is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openWithStoppedClock(page, '/');
  const broken = await page.locator('[data-slot=hero]').evaluate((hero) => {
    document.documentElement.style.fontSize = '200%';
    const found: string[] = [];
    const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('at 320 px with text at 200 % the fields of a calculator fit, and no result covers them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openWithStoppedClock(page, '/tools/merchant-cash-advance?amount=50000&factor=1.3&days=180&fees=500');
  const outside = await page.locator('[data-slot=calculator-panel] form').evaluate((form) => {
    document.documentElement.style.fontSize = '200%';
    const end = form.getBoundingClientRect().right;
    const fields = [...form.querySelectorAll('[data-slot=unit-field]')];
    return fields.filter((field) => field.getBoundingClientRect().right > end).length;
  });
  expect(outside).toBe(0);
  await expect(page.locator('[data-slot=calculator-panel] form > [data-surface=ink]')).toHaveCSS('position', 'static');
});

for (const path of [
  '/',
  '/privacy-and-terms',
  '/tools/business-loan?amount=50000&rate=8&months=24',
  '/doola-partnership',
])
  test(`at 400 % zoom nothing stays in view over the text of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await stopClock(page);
    await open(page, path);
    const banner = page.locator('[data-slot=cookie-banner]');
    // Its code may arrive after the first of these steps.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(banner).toHaveAttribute('data-state', 'open', { timeout: 100 });
    }).toPass();
    const covered = await page.evaluate(() => {
      window.scrollTo({ top: 1_000, behavior: 'instant' });
      const staying = [...document.body.querySelectorAll('*')].filter(
        (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
      );
      const boxes = staying.map((element) => element.getBoundingClientRect());
      return boxes.filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight).length;
    });
    expect(covered).toBe(0);
    await banner.scrollIntoViewIfNeeded();
    await expect(banner.getByRole('button', { name: 'Ok' })).toBeInViewport();
  });

for (const width of [320, 768])
  test(`at ${width} px an anchor's heading is below the bar of a legal page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithStoppedClock(page, '/privacy-and-terms');
    const ids = await page.locator('[data-slot=legal-document] h2[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids.slice(1, -2)) {
      const hidden = await page.evaluate((anchor) => {
        const heading = document.getElementById(anchor) as HTMLElement;
        window.scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' });
        const text = document.createRange();
        text.selectNodeContents(heading);
        const bar = document.querySelector('[data-slot=contents-bar]') as HTMLElement;
        return bar.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
      }, id);
      expect(hidden, id).toBeLessThanOrEqual(0);
    }
  });

test('widening the window closes the sheet of the menu, and keeps the focus in the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStoppedClock(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

for (const width of [390, 1440])
  for (const path of ['/', '/lenders', '/blog', '/compare', '/tools/business-loan', '/contact'])
    test(`${path} from right to left does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWithStoppedClock(page, path);
      const sides = await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
        window.scrollTo(-10_000, 0);
        return [document.documentElement.scrollWidth, window.scrollX];
      });
      expect(sides).toEqual([width, 0]);
    });

test('the titles of cards in a row are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithStoppedClock(page, '/partners');
  const titles = page.locator('[data-slot=highlight-columns] [data-state=inactive] :is(h2, h3)');
  await expect(titles).not.toHaveCount(0);
  const tops = await titles.evaluateAll((all) => all.map((title) => Math.round(title.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

for (const path of ['/compare', '/fr/compare'])
  test(`every number of a source in ${path} can be pressed`, async ({ page }) => {
    await openWithStoppedClock(page, path);
    const links = page.locator('[data-slot=comparison-row] sup a');
    await expect(links).not.toHaveCount(0);
    const covered = await links.evaluateAll((all) =>
      all.filter((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== link;
      }),
    );
    expect(covered).toHaveLength(0);
  });

for (const path of ['/terms-of-service', '/fr/terms-of-service', '/compare'])
  test(`no column of a table in ${path} is cut off in print`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // A4, portrait and landscape, with the margins of browsers.
    for (const width of [718, 1047]) {
      await page.setViewportSize({ width, height: 900 });
      await openWithStoppedClock(page, path);
      const boxes = page.locator('main :has(> table)');
      await expect(boxes).not.toHaveCount(0);
      const cut = await boxes.evaluateAll((all) =>
        all.filter((box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth),
      );
      expect(cut).toHaveLength(0);
    }
  });

for (const path of ['/', '/lenders', '/partners'])
  test(`every text of ${path} is on paper, but for a carousel's other quotes`, async ({ page }) => {
    await page.setViewportSize({ width: 1047, height: 900 });
    await openWithStoppedClock(page, path);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('main :is(p, h2, h3, li):not([data-slot=testimonial-carousel] *)')
      .evaluateAll((all) =>
        all
          .filter(
            (text) =>
              text.getClientRects().length > 0 &&
              !text.closest('[aria-hidden=true]') &&
              !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map(({ textContent }) => textContent.slice(0, 60)),
      );
    expect(hidden).toEqual([]);
  });
