import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { widths } from './brands.js';

const desk = { width: 1440, height: 900 };
const consoleErrors = new WeakMap<Page, string[]>();

/** The errors on the page's console since the story began. */
function consoleErrorsOf(page: Page) {
  const known = consoleErrors.get(page);
  if (known) return known;
  const fresh: string[] = [];
  consoleErrors.set(page, fresh);
  page.on('console', (message) => message.type() === 'error' && fresh.push(message.text()));
  page.on('pageerror', (error) => fresh.push(error.message));
  return fresh;
}

/** The width that a story sets, if any. */
async function pinnedWidth(page: Page, story: TestContext) {
  const { storyGlobals } = (await getStoryContext(page, story)) as {
    storyGlobals?: { viewport?: { value?: string } };
  };
  return widths.find((value) => storyGlobals?.viewport?.value === `w${value}`);
}

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    consoleErrorsOf(page).length = 0;
    const width = await pinnedWidth(page, story);
    await page.setViewportSize({ ...desk, width: width ?? desk.width });
  },

  // The accessibility addon has run axe by now.
  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    const found = consoleErrorsOf(page).filter(
      (text) => !parameters.expectedErrors?.some((part: string) => text.includes(part)),
    );
    if (found.length > 0) throw new Error(`Errors on the console:\n${found.join('\n\n')}`);
  },
};

export default config;
