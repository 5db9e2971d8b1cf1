import { expect, test } from '@playwright/test';
import { answering, open, openStill, stopClock } from './open.js';

test.describe('motion', () => {
  test('one control stops everything that moves, and the choice is kept', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Pause motion' }).first().click();
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.reload();
    await answering(page);
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play motion' }).first().click();
    await expect(page.locator('[data-slot=feature-carousel]')).toHaveAttribute('data-rotation', 'playing');
  });

  test('under reduced motion nothing moves by itself', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openStill(page, '/');
    await expect(page.locator('[data-rotation=playing]')).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(page.locator('[data-slot=rotating-word]')).toHaveText('Founders');
    await context.close();
  });

  test('the hero word fades at 5 s and is another one at 5.5 s', async ({ page }) => {
    await openStill(page, '/');
    const word = page.locator('[data-slot=rotating-word]');
    await page.clock.runFor(4_999);
    await expect(word).toHaveText('Founders');
    await expect(word).toHaveAttribute('data-state', 'visible');
    await page.clock.runFor(1);
    await expect(word).toHaveAttribute('data-state', 'fading');
    await page.clock.runFor(500);
    await expect(word).toHaveAttribute('data-state', 'visible');
    await expect(word).toHaveText('CEOs');
  });
});

test.describe('the cookie banner', () => {
  test('comes after 5 s, goes for this view with Close and for good with Ok', async ({ page }) => {
    const banner = page.locator('[data-slot=cookie-banner]');
    await stopClock(page);
    await open(page, '/');
    await page.clock.runFor(4_999);
    await expect(banner).toBeHidden();
    await page.clock.runFor(1);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await open(page, '/');
    await page.clock.runFor(5_000);
    await banner.getByRole('button', { name: 'Ok' }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
    await open(page, '/');
    await page.clock.runFor(60_000);
    await expect(banner).toBeHidden();
  });
});
