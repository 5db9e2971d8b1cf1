import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing on a desk's and on a phone's screen, and that nothing scrolls sideways at 320 px (WCAG 1.4.10). */
export async function expectSound(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // What passes is not reported, and there are no frames to look into: half the time.
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: rules, resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `axe at ${width} px`,
    ).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of what is shown at 320 px').toBe(320);
}
