import { resolve } from 'node:path';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { brands, widths } from './brands.js';

const axe = resolve('node_modules/axe-core/axe.min.js');
const desk = { width: 1280, height: 900 };
const complaints = new WeakMap<Page, string[]>();

/** What the page has written to its console as errors since the story began. */
function complaintsOf(page: Page) {
  const known = complaints.get(page);
  if (known) return known;
  const fresh: string[] = [];
  complaints.set(page, fresh);
  page.on('console', (message) => message.type() === 'error' && fresh.push(message.text()));
  page.on('pageerror', (error) => fresh.push(error.message));
  return fresh;
}

/** Contrast in one brand; the others differ from it in accents alone. */
async function contrastProblems(page: Page, brand: string): Promise<string[]> {
  return page.evaluate(async (partner) => {
    const { dataset } = document.documentElement;
    if (partner === 'boundless') delete dataset.partner;
    else dataset.partner = partner;
    const { violations } = (await window.axe.run('body', { runOnly: ['color-contrast'] })) as AxeResults;
    return violations.flatMap(({ nodes }) => nodes.map(({ failureSummary, html }) => `${html}\n${failureSummary}`));
  }, brand);
}

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    complaintsOf(page).length = 0;
    const { storyGlobals } = (await getStoryContext(page, story)) as {
      storyGlobals?: { viewport?: { value?: string } };
    };
    const width = widths.find((value) => storyGlobals?.viewport?.value === `w${value}`);
    await page.setViewportSize(width ? { ...desk, width } : desk);
  },

  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    const found = complaintsOf(page).filter(
      (text) => !parameters.expectedErrors?.some((part: string) => text.includes(part)),
    );
    if (found.length > 0) throw new Error(`Errors on the console:\n${found.join('\n')}`);

    if (parameters.a11y?.disable || parameters.a11y?.test === 'off') return;
    const themed = await page.locator('[class*="accent"], [class*="-tint"], [data-surface="cobalt"]').count();
    if (themed === 0) return;
    await page.addScriptTag({ path: axe });
    for (const { value } of brands.slice(1)) {
      const problems = await contrastProblems(page, value);
      if (problems.length > 0) throw new Error(`Contrast in the brand "${value}":\n${problems.join('\n\n')}`);
    }
    await page.evaluate(() => delete document.documentElement.dataset.partner);
  },
};

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

export default config;
