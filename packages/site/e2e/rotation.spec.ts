import { expect, type Page, test } from '@playwright/test';
import { openWithStoppedClock } from './open.js';

interface Widget {
  root: string;
  /** The items that are highlighted or shown one after the other. */
  item: string;
  /** How many positions the rotation has. */
  count: number;
  /** Milliseconds from one change to the next. */
  every: number;
  /** Milliseconds before the first change. @default every */
  first?: number;
  /** Position before the first change. @default 0 */
  start?: number;
  /** Items that are active at once. @default 1 */
  shown?: number;
}

const slot = (name: string) => `[data-slot=${name}]`;
const group = (label: string, count: number, every: number): Widget => ({
  root: `${slot('highlight-group')}[aria-label="${label}"]`,
  item: slot('highlight-item'),
  count,
  every,
});
const cards = (root: string, item: string, count: number, every: number, others: Partial<Widget> = {}): Widget => ({
  root: slot(root),
  item: slot(item),
  count,
  every,
  ...others,
});
const testimonials = cards('testimonial-carousel', 'testimonial-card', 10, 5_000, { shown: 3 });

/** Every rotation, by page, with the times of docs/behaviour.md. */
const pages: Readonly<Record<string, readonly Widget[]>> = {
  '/': [
    // The next word is shown from the middle of the fade of 500 ms.
    cards('rotating-word', 'none', 6, 5_000, { first: 5_250, shown: 0 }),
    cards('feature-carousel', 'feature-card', 4, 4_000),
    testimonials,
  ],
  '/how-it-works': [
    cards('step-list', 'step-item', 4, 5_000, { first: 1_000, start: -1 }),
    cards('screenshot-gallery', 'screenshot-item', 4, 6_000, { first: 4_000 }),
  ],
  '/who-we-help': [
    cards('industry-grid', 'industry-card', 7, 4_000),
    cards('story-carousel', 'story-card', 6, 4_000),
    testimonials,
  ],
  '/about-us': [cards('stat-group', 'stat-item', 4, 3_000), cards('value-group', 'value-card', 3, 3_000)],
  '/blog': [{ root: slot('category-filter'), item: 'button', count: 5, every: 5_000 }],
  '/lenders': [cards('bubble-carousel', 'bubble-item', 4, 6_000)],
  '/partners': [
    group('Partner types', 3, 4_000),
    group('Lender steps', 8, 2_000),
    group('Partnership paths', 2, 6_000),
  ],
  '/referral-partners': [group('Advantages', 3, 4_000), group('Who we empower', 6, 2_000)],
  '/apis': [group('API panels', 2, 6_000)],
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
        const active = [...states.keys()].filter((place) => states[place] === 'active');
        seen.push([Math.round(performance.now() - began), Number(root.dataset.index), active]);
      }).observe(root, { attributeFilter: ['data-index'] });
      return seen;
    });
  }, widgets);
  await page.clock.runFor(ms);
  return changes.jsonValue();
}

/** The changes that a widget must make within `ms`. */
function expected({ count, every, first = every, start = 0, shown = 1 }: Widget, ms: number): Change[] {
  const changes = 1 + Math.floor((ms - first) / every);
  return Array.from({ length: changes }, (_, change) => {
    const index = (start + change + 1) % count;
    return [first + change * every, index, Array.from({ length: shown }, (_, place) => index + place)];
  });
}

for (const [path, widgets] of Object.entries(pages)) {
  test(`${path} rotates on time, to the millisecond, and starts over`, async ({ page }) => {
    await openWithStoppedClock(page, path);
    await expect(page.locator('[data-rotation=playing][data-index]')).toHaveCount(widgets.length);
    const round = Math.max(...widgets.map(({ count, every, first = every }) => first + count * every));
    const changes = await watch(page, widgets, round);
    for (const [at, widget] of widgets.entries()) expect(changes[at], widget.root).toEqual(expected(widget, round));
  });
}

test('on narrow screens each of the twelve quotes is shown alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStoppedClock(page, '/');
  const single = { ...testimonials, count: 12, shown: 1 };
  expect(await watch(page, [single], 60_000)).toEqual([expected(single, 60_000)]);
});

test('the ring of the lender benefits is hidden under 1150 px', async ({ page }) => {
  await openWithStoppedClock(page, '/lenders');
  const ring = page.locator(slot('bubble-carousel')).locator(slot('progress-ring'));
  await page.setViewportSize({ width: 1150, height: 900 });
  await expect(ring).toBeVisible();
  await page.setViewportSize({ width: 1149, height: 900 });
  await expect(ring).toBeHidden();
});
