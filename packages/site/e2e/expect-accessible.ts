import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing at desktop and phone width, and that nothing is wider than a window of 1024, 768 or 320 px (WCAG 1.4.10). */
export async function expectAccessible(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Reports violations only, and skips frames, because there are none. This halves the time.
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: rules, resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `axe at ${width} px`,
    ).toEqual([]);
  }
  for (const width of [1024, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(contentWidth, `width of the content at ${width} px`).toBe(width);
  }
}
