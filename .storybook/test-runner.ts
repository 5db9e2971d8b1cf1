import { appendFileSync, mkdirSync } from 'node:fs';
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

/** Counts the keys that a story's play function presses. */
const countKeys = (page: Page) =>
  page.evaluate(() => {
    if (window.keysPressed === undefined) {
      addEventListener(
        'keydown',
        () => {
          window.keysPressed = (window.keysPressed ?? 0) + 1;
        },
        true,
      );
    }
    window.keysPressed = 0;
  });

/** Records the checks that a story has passed in `test-results/stories.jsonl`, from which the status matrix is made. */
async function recordPassed(page: Page, id: string, passed: { axe: boolean }) {
  const [keys, axeVersion] = await page.evaluate(() => [window.keysPressed ?? 0, window.axe?.version ?? ''] as const);
  const chromium = page.context().browser()?.version() ?? '';
  const line = {
    id,
    keys,
    ...passed,
    with: `Chromium ${chromium}, axe ${axeVersion}`,
    date: new Date().toISOString().slice(0, 10),
  };
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/stories.jsonl', `${JSON.stringify(line)}\n`);
}

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    consoleErrorsOf(page).length = 0;
    const width = await pinnedWidth(page, story);
    await page.setViewportSize({ ...desk, width: width ?? desk.width });
    await countKeys(page);
  },

  // The accessibility addon has run axe by now.
  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    const found = consoleErrorsOf(page).filter(
      (text) => !parameters.expectedErrors?.some((part: string) => text.includes(part)),
    );
    if (found.length > 0) throw new Error(`Errors on the console:\n${found.join('\n\n')}`);
    const { disable, test } = parameters.a11y ?? {};
    await recordPassed(page, story.id, { axe: !disable && test !== 'off' });
  },
};

declare global {
  interface Window {
    axe: typeof import('axe-core');
    keysPressed?: number;
  }
}

export default config;
