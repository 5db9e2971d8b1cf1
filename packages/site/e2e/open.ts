import type { Page } from '@playwright/test';

const hydrated = 'html[data-hydrated=true]';

/** Waits until the page answers to the visitor. */
export const answering = (page: Page) => page.waitForSelector(hydrated, { state: 'attached' });

/** Opens a page and waits until it answers to the visitor. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await answering(page);
}

/** From here on time passes with `page.clock.runFor` alone, on every page that is opened. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** Opens a page whose clock is stopped. No cookie banner comes up under the mouse meanwhile. */
export async function openStill(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  await stopClock(page);
  await open(page, path);
}
