import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { cookieConsent } from '@boundless/ui/timing';
import { chromium, type Page } from '@playwright/test';

export interface Look {
  path: string;
  signUp: string;
  /** Where the screenshots go. */
  folder: string;
  /** The repository's top folder. */
  root: string;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Serves the built site and looks at a partner's page as a visitor would. Returns what is wrong, by check. */
export async function lookAtPage({ path, signUp, folder, root }: Look): Promise<Record<string, string[]>> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const dataDir = await mkdtemp(join(tmpdir(), 'boundless-partner-'));
  const port = await freePort();
  const server = startServer(root, port, dataDir);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await ready(`${origin}/readyz`, server);
    await mkdir(folder, { recursive: true });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    // Who signs a page off sees the page, and not the banner over it.
    await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), cookieConsent);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const answer = await page.goto(origin + path);
    if (answer?.status() !== 200)
      return { 'the page answers': [`${path} answers ${answer?.status()}; run npm run build`] };
    await page.waitForSelector('html[data-hydrated=true]');

    const axe: string[] = [];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      axe.push(
        ...violations.map(({ id, help, nodes }) => `${width} px: ${id}, ${help}: ${nodes[0]?.html.slice(0, 120)}`),
      );
      await page.screenshot({ path: join(folder, `${width}.png`), fullPage: true });
    }
    return {
      'axe finds nothing': axe,
      'nothing scrolls sideways at 320 px': await sideways(page),
      'one heading of the first level': await headings(page),
      'the sign-up is reached from the page': await signUps(page, signUp),
      'the browser has no complaint': complaints,
    };
  } finally {
    await browser.close();
    server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function sideways(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width <= 320) return [];
  const widest = await page.evaluate(() => {
    const out = [...document.querySelectorAll('main *')].find((element) => element.getBoundingClientRect().right > 321);
    return out?.textContent?.trim().slice(0, 60);
  });
  return [`the page is ${width} px wide; the first thing that sticks out says "${widest}"`];
}

async function headings(page: Page): Promise<string[]> {
  const count = await page.getByRole('heading', { level: 1 }).count();
  return count === 1 ? [] : [`the page has ${count}`];
}

async function signUps(page: Page, signUp: string): Promise<string[]> {
  const count = await page.locator(`a[href="${signUp}"]`).count();
  return count >= 2 ? [] : [`${count} links lead to ${signUp}, the hero and the closing band should have one each`];
}

function startServer(root: string, port: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'packages/api/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'looks only',
      LOG_LEVEL: 'silent',
    },
  });
}

async function ready(url: string, server: ChildProcess) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready. Run npm run build first.');
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within 20 s.');
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
