import { existsSync } from 'node:fs';
import type { BrowserType } from 'playwright';
import type { Engine } from './engine.js';
import { launchFirefox } from './firefox.js';
import { engineOf } from './web-driver.js';
import { launchWebKit } from './webkit.js';
import { withPlaywright } from './with-playwright.js';

/**
 * Starts an engine: the one that `scripts/test.mjs` found (`CHROMIUM_PATH`, `FIREFOX_PATH`, `WEBKIT_PATH`), or Playwright's build. `undefined` if there is
 * neither. Selenium drives an installed Firefox or WebKit, because Playwright drives only its own builds.
 */
export async function launch(name: string, playwright: Record<string, unknown>): Promise<Engine | undefined> {
  const type = playwright[name] as BrowserType;
  const own = type.executablePath();
  const path = process.env[`${name.toUpperCase()}_PATH`] || own;
  if (!existsSync(path)) return undefined;
  if (path === own || name === 'chromium') return withPlaywright(type, path);
  if (name === 'webkit') return launchWebKit(path);
  return engineOf(await launchFirefox(path));
}
