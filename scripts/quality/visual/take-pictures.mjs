import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { phaseOf } from '../lib/in-page.mjs';

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const stories = Object.values(entries).filter(({ type }) => type === 'story');

for (const [index, { id, title }] of stories.entries()) {
  const tag = title === stories[index - 1]?.title ? [] : '@first';
  // With the clock stopped and motion reduced.
  test(id, { tag }, async ({ page }, { project }) => {
    const globals = `brand:${project.metadata.brand};clock:stopped;motion:reduced`;
    await page.goto(`/iframe.html?id=${id}&globals=${globals}`);
    await page.waitForFunction(phaseOf, id);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
