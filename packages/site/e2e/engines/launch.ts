import { existsSync } from 'node:fs';
import type { BrowserType } from '@playwright/test';
import type { Engine } from './engine.js';
import { withPlaywright } from './with-playwright.js';
import { withPuppeteer } from './with-puppeteer.js';
import { withWebDriver } from './with-web-driver.js';

/**
 * Starts an engine: the one that `npm test` found (`CHROMIUM_PATH`, `FIREFOX_PATH`, `WEBKIT_PATH`), or Playwright's build. `undefined` if there is
 * neither.
 */
export async function launch(name: string, playwright: Record<string, unknown>): Promise<Engine | undefined> {
  const type = playwright[name] as BrowserType;
  const own = type.executablePath();
  const path = process.env[`${name.toUpperCase()}_PATH`] || own;
  if (!existsSync(path)) return undefined;
  if (path === own || name === 'chromium') return withPlaywright(type, path);
  return name === 'firefox' ? withPuppeteer(path) : withWebDriver(path);
}
