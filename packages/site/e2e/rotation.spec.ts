import { expect, type Page, test } from '@playwright/test';
import { openWithStoppedClock } from './open.js';

interface Widget {
  root: string;
  /** The items that are highlighted or shown one after the other. */
  item: string;
  count: number;
  /** Milliseconds from one change to the next. */
  every: number;
}

const slot = (name: string) => `[data-slot=${name}]`;
const group = (label: string, count: number, every: number): Widget => ({
  root: `${slot('highlight-group')}[aria-label="${label}"]`,
  item: slot('highlight-item'),
  count,
  every,
});

/** The groups that rotate because their page says so, or at an interval of their page. The tests of the kit have all others. */
const pages: Readonly<Record<string, readonly Widget[]>> = {
  '/about-us': [
    { root: slot('stat-group'), item: slot('stat-item'), count: 4, every: 3_000 },
    { root: slot('value-group'), item: slot('value-card'), count: 3, every: 3_000 },
  ],
  '/partners': [
    group('Partner types', 3, 4_000),
    group('Lender steps', 8, 2_000),
    group('Partnership paths', 2, 6_000),
  ],
  '/referral-partners': [group('Advantages', 3, 4_000), group('Who we empower', 6, 2_000)],
  '/partner-contact': [group('Why partner', 3, 3_000)],
};

/** A change of a widget: its time in milliseconds, the new position and the active items. */
type Change = [at: number, index: number, active: number[]];

/** Advances the clock by `ms` and records every change of the widgets. */
async function watch(page: Page, widgets: readonly Widget[], ms: number): Promise<Change[][]> {
  const changes = await page.evaluateHandle((watched) => {
    const began = performance.now();
    return watched.map(({ root: selector, item }) => {
      const root = document.querySelector<HTMLElement>(selector);
      if (!root) throw new Error(`There is no ${selector}`);
      const seen: Change[] = [];
      new MutationObserver(() => {
        const states = [...root.querySelectorAll<HTMLElement>(item)].map(({ dataset }) => dataset.state);
        const active = [...states.keys()].filter((index) => states[index] === 'active');
        seen.push([Math.round(performance.now() - began), Number(root.dataset.index), active]);
      }).observe(root, { attributeFilter: ['data-index'] });
      return seen;
    });
  }, widgets);
  await page.clock.runFor(ms);
  return changes.jsonValue();
}

/** The changes that a widget must make within `ms`. */
function expected({ count, every }: Widget, ms: number): Change[] {
  return Array.from({ length: Math.floor(ms / every) }, (_, change) => {
    const index = (change + 1) % count;
    return [(change + 1) * every, index, [index]];
  });
}

for (const [path, widgets] of Object.entries(pages)) {
  test(`${path} rotates on time, to the millisecond, and starts over`, async ({ page }) => {
    await openWithStoppedClock(page, path);
    await expect(page.locator('[data-rotation=playing][data-index]')).toHaveCount(widgets.length);
    const round = Math.max(...widgets.map(({ count, every }) => (count + 1) * every));
    const changes = await watch(page, widgets, round);
    for (const [at, widget] of widgets.entries()) expect(changes[at], widget.root).toEqual(expected(widget, round));
  });
}

test('on narrow screens each of the twelve quotes is shown alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStoppedClock(page, '/');
  const quotes = { root: slot('testimonial-carousel'), item: slot('testimonial-card'), count: 12, every: 5_000 };
  expect(await watch(page, [quotes], 60_000)).toEqual([expected(quotes, 60_000)]);
});

test('the ring of the lender benefits is hidden under 1150 px', async ({ page }) => {
  await openWithStoppedClock(page, '/lenders');
  const ring = page.locator(slot('bubble-carousel')).locator(slot('progress-ring'));
  await page.setViewportSize({ width: 1150, height: 900 });
  await expect(ring).toBeVisible();
  await page.setViewportSize({ width: 1149, height: 900 });
  await expect(ring).toBeHidden();
});
