import type { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';

export interface Look {
  browser: Pick<Browser, 'newContext'>;
  /** The class that @axe-core/playwright exports. It and the browser are given, so that the kit does not depend on them. */
  AxeBuilder: typeof AxeBuilder;
  address: string;
  /** The address of the sign-up, or a part of it. */
  signUp: string;
  /** The partner's name. */
  name: string;
  folder: string;
  /** An entry of local storage, as from an earlier visit. */
  stored?: { key: string; value: string };
  /** Selector of an element that exists once the page has hydrated. */
  ready?: string;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks a partner's page in a browser. Returns the problems by check, and saves screenshots at 1440 and 390 px in `folder`. */
export async function lookAtPage(look: Look): Promise<Record<string, string[]>> {
  const { browser, AxeBuilder, address, signUp, name, folder, stored, ready } = look;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  if (stored) await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), stored);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const response = await page.goto(address);
  if (response?.status() !== 200)
    return { 'the page responds': [`${address} responds with ${response?.status()}; build it first`] };
  if (ready) await page.waitForSelector(ready);

  const axe: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    for (const { id, help, nodes } of violations)
      axe.push(`${width} px: ${id}, ${help}: ${nodes[0]?.html.slice(0, 120)}`);
    await page.screenshot({ path: `${folder}/${width}.png`, fullPage: true });
  }
  return {
    'axe finds nothing': axe,
    'nothing scrolls sideways at 320 px': await sideways(page),
    'one heading of the first level': await headings(page),
    'both marks are shown, ours first': await marks(page, name),
    'links within the page lead somewhere': await anchors(page),
    'the sign-up is reached from the page': await signUps(page, signUp),
    'disclosures are shown': await disclosures(page),
    'the page causes no errors in the console': complaints,
  };
}

async function sideways(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width <= 320) return [];
  const widest = await page.evaluate(() => {
    const out = [...document.querySelectorAll('main *')].find((element) => element.getBoundingClientRect().right > 321);
    return out?.textContent?.trim().slice(0, 60);
  });
  return [`the page is ${width} px wide; the first element that is too wide has the text "${widest}"`];
}

async function headings(page: Page) {
  const count = await page.getByRole('heading', { level: 1 }).count();
  return count === 1 ? [] : [`the page has ${count}`];
}

/** Our mark and the partner's, as a picture or as text. */
async function marks(page: Page, name: string) {
  const header = page.getByRole('banner').first();
  const theirs = header
    .getByRole('img', { name, exact: true })
    .or(header.getByText(name, { exact: true }))
    .first();
  const shown = [await header.locator('[data-slot=logo-link]').isVisible(), await theirs.isVisible()];
  const missing = ['Boundless', name].filter((_, index) => !shown[index]);
  if (missing.length > 0) return [`the header has no mark of ${missing.join(' and of ')}; use PartnerHeader`];
  const after = await theirs.evaluate((mark) => {
    const ours = document.querySelector('[data-slot=logo-link]');
    return Boolean(ours && ours.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  return after ? [] : [`the mark of ${name} comes before ours; use PartnerHeader`];
}

const anchors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.hash.slice(1)))
      .filter((id) => id && !document.getElementById(id))
      .map((id) => `nothing on the page has the id "${id}"`),
  );

async function signUps(page: Page, signUp: string) {
  const count = await page.locator(`a[href*="${signUp}"]:visible`).count();
  return count > 0 ? [] : [`no visible link leads to ${signUp}`];
}

async function disclosures(page: Page) {
  const count = await page.locator('[data-slot=partner-disclosures]:visible').count();
  return count > 0 ? [] : ['the page has no visible section of disclosures; use PartnerPage'];
}
