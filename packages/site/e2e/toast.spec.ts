import { expect, test } from '@playwright/test';
import { openWithStoppedClock } from './open.js';

test('F8 reaches the notifications before the first toast, which comes at once', async ({ page }) => {
  await openWithStoppedClock(page, '/blog/business-lines-of-credit');
  await page.keyboard.press('F8');
  await expect(page.locator('[data-slot=toast-viewport]')).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.locator('[data-slot=toast]')).toBeVisible();
});

test('a toast follows the pointer, returns if dragged by 50 px, and is dismissed if dragged further', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/blog/business-lines-of-credit');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const toast = page.locator('[data-slot=toast]');
  await toast.hover();
  const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 };
  const drag = async (by: number) => {
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + by / 2, y + 20);
    await page.mouse.move(x + 60 + by, y + 20);
  };
  await drag(50);
  await expect.poll(async () => Math.round((await toast.boundingBox())?.x ?? 0)).toBe(Math.round(x + 50));
  await page.mouse.up();
  await expect.poll(async () => Math.round((await toast.boundingBox())?.x ?? 0)).toBe(Math.round(x));
  await drag(52);
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});
