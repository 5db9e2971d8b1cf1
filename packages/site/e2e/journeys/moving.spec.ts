import { expect, test } from '../engines/journey.js';
import { button } from '../engines/visitor.js';

const carousel = '[data-slot=feature-carousel]';

test('cards rotate, pause and continue', async ({ visitor }) => {
  await visitor.open('/');
  const index = () => visitor.attributeOf(carousel, 'data-index');
  const first = await index();
  await visitor.until(async () => (await index()) !== first, 'the next card is featured');
  await visitor.click(button('Pause motion'));
  await visitor.until(
    async () => (await visitor.attributeOf(carousel, 'data-rotation')) === 'paused',
    'the carousel is paused',
  );
  const paused = await index();
  await visitor.wait(4_500);
  expect(await index()).toBe(paused);
  await visitor.click(button('Play motion'));
  await visitor.until(
    async () => (await visitor.attributeOf(carousel, 'data-rotation')) === 'playing',
    'the carousel plays again',
  );
});

test('the cookie banner appears after 5 s, covers no focus, and Ok hides it and is stored', async ({ visitor }) => {
  const banner = '[data-slot=cookie-banner]';
  await visitor.open('/terms-of-service');
  await visitor.until(() => visitor.finds(banner), 'the banner is shown');
  expect(await visitor.tab.evaluate(() => performance.now())).toBeGreaterThan(5_000);
  const isCovered = (selector: string) => {
    const focused = document.activeElement as Element;
    const cover = document.querySelector(selector) as Element;
    return !cover.contains(focused) && focused.getBoundingClientRect().bottom > cover.getBoundingClientRect().top;
  };
  for (let press = 0; press < 30; press += 1) {
    await visitor.press('Tab');
    await visitor.until(async () => !(await visitor.tab.evaluate(isCovered, banner)), 'the focus is not covered');
  }
  expect(await visitor.tab.evaluate(() => scrollY)).toBeGreaterThan(0);
  await visitor.click(button('Ok', banner));
  await visitor.until(async () => !(await visitor.finds(banner)), 'the banner is hidden');
  expect(await visitor.tab.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
});
