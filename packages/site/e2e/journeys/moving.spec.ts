import { expect, test } from '@playwright/test';
import { open, openWithStoppedClock, stopClock } from '../open.js';

test('cards rotate, pause and continue', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const carousel = page.locator('[data-slot=feature-carousel]');
  await page.clock.runFor(4_000);
  await expect(carousel).toHaveAttribute('data-index', '1');
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await expect(carousel).toHaveAttribute('data-rotation', 'paused');
  await page.clock.runFor(4_500);
  await expect(carousel).toHaveAttribute('data-index', '1');
  await page.getByRole('button', { name: 'Play motion' }).first().click();
  await expect(carousel).toHaveAttribute('data-rotation', 'playing');
  await page.clock.runFor(4_000);
  await expect(carousel).toHaveAttribute('data-index', '2');
});

test('the cookie banner appears after 5 s, covers no focus, and Ok hides it and is stored', async ({ page }) => {
  await stopClock(page);
  await open(page, '/terms-of-service');
  const banner = page.locator('[data-slot=cookie-banner]');
  const age = await page.evaluate(() => performance.now());
  await page.clock.runFor(4_999 - age);
  await expect(banner).toBeHidden();
  await page.clock.runFor(1);
  await expect(banner).toBeVisible();
  await page.clock.resume();
  const isCovered = () =>
    banner.evaluate((cover) => {
      const focused = document.activeElement as Element;
      const { bottom, height } = focused.getBoundingClientRect();
      const { top } = cover.getBoundingClientRect();
      // A long table that scrolls sideways does not fit between header and banner.
      const room = top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return !cover.contains(focused) && height < room && bottom > top;
    });
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(isCovered).toBe(false);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await banner.getByRole('button', { name: 'Ok' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
});
