import { expect, test } from '@playwright/test';
import { open, openWithStoppedClock, waitForHydration } from './open.js';

test.describe('motion', () => {
  test('one control stops everything that moves, and the choice is stored', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Pause motion' }).first().click();
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play motion' }).first().click();
    await expect(page.locator('[data-slot=feature-carousel]')).toHaveAttribute('data-rotation', 'playing');
  });

  test('under reduced motion nothing moves by itself', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openWithStoppedClock(page, '/');
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(page.locator('[data-slot=rotating-word]')).toHaveText('Founders');
    await context.close();
  });

  test('under reduced motion a link to an anchor scrolls without animation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/financial-products');
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      document.addEventListener('scroll', () => seen.add(Math.round(scrollY)));
      return seen;
    });
    await page
      .getByRole('navigation', { name: 'Products' })
      .getByRole('link', { name: /Supply Chain/ })
      .click();
    const top = () =>
      page.locator('#supply-chain-financing').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.round(await top())).toBe(100);
    // The page hears of the scroll in the next frame.
    await expect.poll(() => positions.evaluate((seen) => seen.size)).toBe(1);
  });
});
