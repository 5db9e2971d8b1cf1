import { existsSync } from 'node:fs';
import type { BrowserType } from '@playwright/test';
import type { Engine } from './engine.js';
import { withPlaywright } from './with-playwright.js';
import { withPuppeteer } from './with-puppeteer.js';
import { withWebDriver } from './with-web-driver.js';

/**
 * Starts the engine of a name: the one that `npm test` has found (`CHROMIUM_PATH`, `FIREFOX_PATH`, `WEBKIT_PATH`), else
 * Playwright's own build. `undefined` where there is neither.
 */
export async function launch(name: string, playwright: Record<string, unknown>): Promise<Engine | undefined> {
  const type = playwright[name] as BrowserType;
  const own = type.executablePath();
  const path = process.env[`${name.toUpperCase()}_PATH`] || own;
  if (!existsSync(path)) return undefined;
  if (path === own || name === 'chromium') return withPlaywright(type, path);
  return name === 'firefox' ? withPuppeteer(path) : withWebDriver(path);
}
