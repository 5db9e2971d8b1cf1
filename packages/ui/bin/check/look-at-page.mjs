import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks a partner's page in a browser. Returns the problems by check, and saves screenshots at 1440 and 390 px in `folder`.
 *
 * The caller passes `browser` of Playwright and `AxeBuilder` of @axe-core/playwright, so that the kit does not depend on them.
 */
export async function lookAtPage({ browser, AxeBuilder, address, signUp, name, folder, stored, ready }) {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  if (stored) await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), stored);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto(address);
  if (answer?.status() !== 200)
    return { 'the page answers': [`${address} answers ${answer?.status()}; build it first`] };
  if (ready) await page.waitForSelector(ready);

  const axe = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    for (const { id, help, nodes } of violations)
      axe.push(`${width} px: ${id}, ${help}: ${nodes[0]?.html.slice(0, 120)}`);
    await page.screenshot({ path: join(folder, `${width}.png`), fullPage: true });
  }
  return {
    'axe finds nothing': axe,
    'nothing scrolls sideways at 320 px': await sideways(page),
    'one heading of the first level': await headings(page),
    'links within the page lead somewhere': await anchors(page),
    'the sign-up is reached from the page': await signUps(page, signUp),
    'disclosures are shown': await disclosures(page, name),
    'the page causes no errors in the console': complaints,
  };
}

async function sideways(page) {
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width <= 320) return [];
  const widest = await page.evaluate(() => {
    const out = [...document.querySelectorAll('main *')].find((element) => element.getBoundingClientRect().right > 321);
    return out?.textContent?.trim().slice(0, 60);
  });
  return [`the page is ${width} px wide; the first element that is too wide has the text "${widest}"`];
}

async function headings(page) {
  const count = await page.getByRole('heading', { level: 1 }).count();
  return count === 1 ? [] : [`the page has ${count}`];
}

const anchors = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.hash.slice(1)))
      .filter((id) => id && !document.getElementById(id))
      .map((id) => `nothing on the page has the id "${id}"`),
  );

async function signUps(page, signUp) {
  const count = await page.locator(`a[href*="${signUp}"]`).count();
  return count >= 2 ? [] : [`${count} links lead to ${signUp}, the hero and the closing band should have one each`];
}

/** What we are, who decides, and how the partner is related. */
async function disclosures(page, name) {
  const said = page.locator('[data-slot=partner-disclosures]');
  const count = await said.locator('p, li').count();
  const text = (await said.allTextContents()).join(' ');
  return [
    ...(count >= 3 ? [] : [`there are ${count}; say what Boundless is, who decides, and how ${name} is related`]),
    ...(text.includes(name) ? [] : [`none says how ${name} and Boundless are related`]),
  ];
}
