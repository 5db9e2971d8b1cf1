import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright';
import { brands, widths } from './brands.js';
import { lostText } from './lost-text.js';

interface A11yParameters {
  disable?: boolean;
  test?: string;
  config?: Spec;
  options?: RunOptions;
}

const axe = resolve('node_modules/axe-core/axe.min.js');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The width of WCAG 1.4.10 (a window of 1280 px at 400 %), tested with the text size of WCAG 1.4.4. */
const smallest = { width: 320, height: 844 };
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

/** Resizes the page and waits until media queries and transitions have been applied. */
async function resize(page: Page, size: typeof desk, fontSize = '') {
  await page.setViewportSize(size);
  await page.evaluate(async (text) => {
    document.documentElement.style.fontSize = text;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    await frame();
  }, fontSize);
}

const describeViolations = ({ violations }: Pick<AxeResults, 'violations'>) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ failureSummary, html }) => `${id}: ${html}\n${failureSummary}`));

/** Problems that axe finds in the page, with the options of the accessibility panel. */
async function problems(page: Page, { config, options }: A11yParameters, rules?: string[]): Promise<string[]> {
  const results = await page.evaluate(
    async ([spec, how, only]) => {
      window.axe.reset();
      window.axe.configure({ ...spec, rules: [{ id: 'region', enabled: false }, ...(spec?.rules ?? [])] });
      const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
      const off = only && window.axe.getRules().filter(({ ruleId }) => !only.includes(ruleId));
      const disabled = Object.fromEntries(off?.map(({ ruleId }) => [ruleId, { enabled: false }]) ?? []);
      return window.axe.run(
        { include: document.body, exclude },
        { ...how, rules: { ...how?.rules, ...disabled }, resultTypes: ['violations'] },
      );
    },
    [config, options, rules] as const,
  );
  return describeViolations(results);
}

/** The axe rules that depend on layout. The others check the markup only. */
const rulesOfLayout = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** Position and size of every element of a story; empty for what is not shown. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.matches('#storybook-root, #storybook-docs, .sb-wrapper, .sb-wrapper *, svg *'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return width * height === 0 ? '' : [x, y, width, height].map(Math.round).join();
      }),
  );

const shownIn = (layout: string[]) => layout.map((place) => place !== '').join();

/** Contrast in the partners' brands. Only elements whose colours differ from our own brand are checked. */
async function contrastProblems(page: Page): Promise<string[]> {
  const partners = brands.slice(1).map(({ value }) => value);
  const found = await page.evaluate(async (names) => {
    const { dataset } = document.documentElement;
    const elements = [...document.body.querySelectorAll('*')];
    const colours = () => {
      // During a transition the old colour would be read.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      return elements.map((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${color} ${backgroundColor} ${backgroundImage}`;
      });
    };
    const own = colours();
    const violations: [string, AxeResults['violations']][] = [];
    for (const name of names) {
      dataset.partner = name;
      const theirs = colours();
      const include = elements.filter((_, index) => own[index] !== theirs[index]);
      if (include.length === 0) continue;
      const results = await window.axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
      violations.push([name, results.violations]);
    }
    delete dataset.partner;
    return violations;
  }, partners);
  return found.flatMap(([name, violations]) =>
    describeViolations({ violations }).map((problem) => `In the brand "${name}": ${problem}`),
  );
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
async function recordPassed(page: Page, id: string, passed: { axe: number[]; brands: number; reflow: boolean }) {
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

function expectNone(found: string[], what: string) {
  if (found.length > 0) throw new Error(`${what}:\n${found.join('\n\n')}`);
}

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    consoleErrorsOf(page).length = 0;
    const width = await pinnedWidth(page, story);
    await page.setViewportSize(width ? { ...desk, width } : desk);
    // Needed after a story that failed.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      delete document.documentElement.dataset.partner;
    });
    await countKeys(page);
  },

  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    const found = consoleErrorsOf(page).filter(
      (text) => !parameters.expectedErrors?.some((part: string) => text.includes(part)),
    );
    expectNone(found, 'Errors on the console');

    const a11y: A11yParameters = parameters.a11y ?? {};
    const checked = !a11y.disable && a11y.test !== 'off';
    if (checked) {
      if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
      expectNone(await contrastProblems(page), 'Contrast');
    }

    const width = await pinnedWidth(page, story);
    const reflows = !width || width <= phone.width;
    if (checked && !width) {
      const wide = await layoutOf(page);
      await resize(page, phone);
      // If the layout is the same as at desktop width, so is axe's result.
      const narrow = await layoutOf(page);
      if (narrow.join() !== wide.join()) {
        const rules = shownIn(narrow) === shownIn(wide) ? rulesOfLayout : undefined;
        expectNone(await problems(page, a11y, rules), `Accessibility at ${phone.width} px`);
      }
    }
    if (reflows) {
      await resize(page, smallest, '200%');
      expectNone(await page.evaluate(lostText), `Lost at ${smallest.width} px with text at 200 %`);
    }
    const axeWidths = width ? [width] : [desk.width, phone.width];
    await recordPassed(page, story.id, {
      axe: checked ? axeWidths : [],
      brands: checked ? brands.length : 0,
      reflow: reflows,
    });
  },
};

declare global {
  interface Window {
    axe: typeof import('axe-core');
    keysPressed?: number;
  }
}

export default config;
