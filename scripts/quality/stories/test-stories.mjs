import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { root } from '../../lib/run.mjs';
import { problemsOf, widthOf } from '../lib/in-page.mjs';

const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));

const test = base.extend({
  /** Storybook's preview, which a worker opens once for all of its stories, and the errors on its console. */
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL, userAgent } = project.use;
      const page = await browser.newPage({ baseURL, userAgent });
      const errors = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto('/iframe.html');
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
      await use({ page, errors });
    },
    { scope: 'worker' },
  ],
});

for (const file of new Set(stories.map(({ importPath }) => importPath))) {
  const unit = file.replace(/^.*\/(src|docs)\/|\/[^/]*$/g, '');
  test.describe(unit, () => {
    // The stories of a file follow each other on the same page.
    test.describe.configure({ mode: 'default' });
    for (const { id } of stories.filter(({ importPath }) => importPath === file)) {
      test(id, async ({ preview: { page, errors }, viewport }) => {
        errors.length = 0;
        const width = (await page.evaluate(widthOf, id)) ?? viewport.width;
        await page.setViewportSize({ ...viewport, width });
        const problems = await page.evaluate(problemsOf, id);
        expect([...problems, ...errors]).toEqual([]);
      });
    }
  });
}
