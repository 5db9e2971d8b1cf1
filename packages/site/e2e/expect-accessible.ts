import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The links in sentences that look like the text around them (WCAG 1.4.1). Axe does not see them if the text has an element of its own. */
const hiddenLinks = () => {
  const isMarked = (element: Element) => {
    const { textDecorationLine, borderBottomWidth, display } = getComputedStyle(element);
    return textDecorationLine.includes('underline') || borderBottomWidth !== '0px' || display !== 'inline';
  };
  return [...document.querySelectorAll('p a[href], li a[href]')]
    .filter((link) => {
      const sentence = link.closest('p, li, h2, h3, h4');
      const words = sentence?.matches('p, li') && sentence.textContent.replace(link.textContent, '').trim();
      return words && /[a-z]/i.test(link.textContent) && ![link, ...link.querySelectorAll('*')].some(isMarked);
    })
    .map(({ outerHTML }) => outerHTML);
};

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
  expect(await page.evaluate(hiddenLinks), 'links in sentences without an underline').toEqual([]);
  for (const width of [1024, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(contentWidth, `width of the content at ${width} px`).toBe(width);
  }
}
