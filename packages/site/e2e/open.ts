import type { Page, Request } from '@playwright/test';

/** The server stores a form that is sent earlier after the opening of its page as spam, in milliseconds. */
const minAge = 2_000;

const hydrated = 'html[data-hydrated=true]';

export const waitForHydration = (page: Page) => page.waitForSelector(hydrated, { state: 'attached' });

export async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the document is old enough for a form that a person sends. */
export const waitAsPerson = (page: Page) => page.waitForFunction((age) => performance.now() >= age, minAge);

/** Whether a form that was sent with JavaScript is stored as a person's, not as spam. */
export const isFromPerson = (request: Request) => Number(request.headers()['x-form-elapsed']) >= minAge;

/** Waits for the end of the scroll to the top after a navigation. */
export const waitForTop = (page: Page) => page.waitForFunction(() => scrollY === 0);

/** Stops the clock of the pages that are opened after this call. `page.clock.runFor` advances it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** Opens a page with a stopped clock and without the cookie banner, which could appear under the mouse. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  await stopClock(page);
  await open(page, path);
}

/** Delays the scripts that match until the returned function is called. */
export async function holdScripts(page: Page, pattern = '*.js') {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${pattern}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
