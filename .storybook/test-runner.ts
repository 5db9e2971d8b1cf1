import { AxeBuilder } from '@axe-core/playwright';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { brands } from './brands.ts';

/** What `STORIES_MODE` sets before each story, and the problems to find after it. */
interface Mode {
  /** Like `fontSize`, ignored for stories that set their own viewport. */
  width?: number;
  fontSize?: string;
  media?: Parameters<Page['emulateMedia']>[0];
  /** Of Storybook, as in its addresses, and the selector of a document that has them. */
  globals?: string;
  selector?: string;
  find?: (page: Page) => Promise<string[]>;
}

const modes: Readonly<Record<string, Mode>> = {
  default: { find: (page) => page.evaluate(findOverflow) },
  'forced-colors': { media: { forcedColors: 'active' }, find: findUnseen },
  'reduced-motion': { media: { reducedMotion: 'reduce' }, find: (page) => page.evaluate(findMoving) },
  rtl: { globals: 'direction:rtl', selector: '[dir=rtl]', find: (page) => page.evaluate(findOverflow) },
  // Its labels are a fifth longer.
  fr: { globals: 'language:fr', selector: ':lang(fr)', find: (page) => page.evaluate(findOverflow) },
  phone: { width: 390, find: (page) => page.evaluate(findOverflow) },
  // WCAG 1.4.10 and 1.4.4: a window of 1,280 px at 400 %, and text at 200 %.
  'large-text': { width: 320, fontSize: '200%', find: (page) => page.evaluate(findOverflow) },
  brand: { find: findLowContrast },
};

const { STORIES_MODE = 'default' } = process.env;
const mode = modes[STORIES_MODE];
if (!mode) throw new Error(`STORIES_MODE is ${STORIES_MODE}; the modes are ${Object.keys(modes).join(', ')}.`);

/** A page that is wider than its window, and texts of which a box around them shows a part only. */
function findOverflow() {
  const excess = document.documentElement.scrollWidth - window.innerWidth;
  const problems = excess > 1 ? [`The page is ${excess} px wider than its window.`] : [];
  const texts = document.createTreeWalker(document.querySelector('#storybook-root') as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement: element } = texts.currentNode;
    // A rotation shows parts of the neighbours.
    if (!textContent?.trim() || !element || element.closest('svg, [aria-hidden=true], [inert], .bl\\:moves')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const text = range.getBoundingClientRect();
    let box: Element | null = element;
    while (box && getComputedStyle(box).overflow === 'visible') box = box.parentElement;
    if (!box || box === document.body || box === document.documentElement) continue;
    const { overflowX, overflowY, textOverflow, fontSize } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    // Boxes of 1 px hold texts for screen readers.
    if (textOverflow === 'ellipsis' || edge.width <= 1) continue;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // A font is taller than its letters.
    const slack = Number.parseFloat(fontSize) / 2;
    const isCut =
      (cuts(overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1)) ||
      (cuts(overflowY) && (text.top < edge.top - slack || text.bottom > edge.bottom + slack));
    if (isCut) problems.push(`cuts off "${textContent.trim().slice(0, 60)}": ${box.outerHTML.slice(0, 120)}`);
  }
  return problems;
}

/** What moves by itself without an end. */
function findMoving() {
  const endless = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity);
  const rotating = [...document.querySelectorAll('[data-rotation=playing]')];
  return [...endless, ...rotating].map(() => 'Something moves by itself.');
}

/**
 * Chosen items that look like the others, fields and buttons without an edge, and elements that Tab reaches without a visible focus. Forced
 * colours remove backgrounds and shadows.
 */
async function findUnseen(page: Page) {
  const problems = [...(await page.evaluate(findChosenUnseen)), ...(await page.evaluate(findWithoutEdge))];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(readFocus);
    if (!focus) break;
    if (!focus.seen) problems.push(`shows no focus: ${focus.html}`);
  }
  return problems;
}

function findChosenUnseen() {
  const chosen = ':is([aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]))';
  const properties = [
    'color',
    'backgroundColor',
    'borderColor',
    'borderWidth',
    'outlineStyle',
    'textDecorationLine',
  ] as const;
  const more = ['fontWeight', 'display', 'visibility', 'opacity'] as const;
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => [...properties, ...more].map((name) => style[name]).join())
      .join();
  return [...document.querySelectorAll<HTMLElement>(`#storybook-root ${chosen}`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const others = [
        ...document.querySelectorAll<HTMLElement>(`#storybook-root ${element.tagName}:not(${chosen})`),
      ].filter(({ dataset, className }) => dataset.slot === element.dataset.slot && className === element.className);
      return others.length > 0 && others.every((other) => lookOf(other) === lookOf(element));
    })
    .map((element) => `looks like the others: ${element.outerHTML.slice(0, 120)}`);
}

function findWithoutEdge() {
  const fields = ':is(input, select, textarea):not([tabindex="-1"])';
  return [...document.querySelectorAll(`#storybook-root :is(${fields}, [data-slot=button])`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => {
      // The system draws these.
      const isNative = control.matches('[type=checkbox], [type=radio], [type=range]');
      if (isNative && getComputedStyle(control).appearance === 'auto') return false;
      // The border may be on the field around an input.
      const around = [control, control.parentElement, control.parentElement?.parentElement];
      return !around.some((part) => part && Number.parseFloat(getComputedStyle(part).borderBottomWidth) > 0);
    })
    .map((control) => `has no edge: ${control.outerHTML.slice(0, 120)}`);
}

/** The focused element; `undefined` for the page itself and for one that was reached before. */
function readFocus() {
  const element = document.activeElement as HTMLInputElement | null;
  if (!element || element === document.body || element.dataset.reached) return undefined;
  element.dataset.reached = 'yes';
  // The outline may be on the field around an input, or on the box drawn for a hidden checkbox.
  const around = [element, element.parentElement, element.nextElementSibling, ...(element.labels ?? [])];
  const seen = around.some((part) => part && getComputedStyle(part).outlineStyle !== 'none');
  return { html: element.outerHTML.slice(0, 120), seen };
}

/** Contrast in the partners' brands. The accessibility addon has checked our own. */
async function findLowContrast(page: Page) {
  const problems: string[] = [];
  for (const { value } of brands.slice(1)) {
    await page.evaluate((brand) => {
      document.documentElement.dataset.partner = brand;
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }, value);
    const { violations } = await new AxeBuilder({ page }).include('body').withRules('color-contrast').analyze();
    for (const { html, failureSummary } of violations.flatMap(({ nodes }) => nodes))
      problems.push(`in the brand "${value}": ${html}\n${failureSummary}`);
  }
  await page.evaluate(() => delete document.documentElement.dataset.partner);
  return problems;
}

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

const contextOf = (page: Page, story: TestContext) =>
  getStoryContext(page, story) as Promise<{
    parameters: { a11y?: { disable?: boolean; test?: string } };
    storyGlobals?: { viewport?: { value?: string } };
  }>;

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // biome-ignore lint/suspicious/noUndeclaredEnvVars: the runner sets it to its option --url.
    const address = new URL('iframe.html', process.env.TARGET_URL);
    // Storybook reads the settings of an address only if it names a story: `*` is the first one.
    if (mode.globals)
      address.search = new URLSearchParams({ id: '*', viewMode: 'story', globals: mode.globals }).toString();
    await page.emulateMedia(mode.media ?? {});
    await page.goto(address.href, { waitUntil: 'load' });
  },

  async preVisit(page, story) {
    consoleErrorsOf(page).length = 0;
    const { storyGlobals } = await contextOf(page, story);
    const ownWidth = Number(storyGlobals?.viewport?.value?.slice(1));
    await page.setViewportSize({ width: ownWidth || mode.width || 1440, height: 900 });
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      (!ownWidth && mode.fontSize) || '',
    );
  },

  // The play function and the accessibility addon have run by now.
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const { a11y } = (await contextOf(page, story)).parameters;
    if (!(await page.locator(`html${mode.selector ?? ''}`).count()))
      throw new Error(`The page is not ${mode.selector}.`);
    const skips = STORIES_MODE === 'brand' && (a11y?.disable || a11y?.test === 'off');
    const problems = [...consoleErrorsOf(page), ...(skips ? [] : ((await mode.find?.(page)) ?? []))];
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
};

export default config;
