import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { outputOf, pathOf, run, runTool, stop } from './run.mjs';

const INSTALL_MS = 900_000;

/** Playwright's browsers besides Chromium. `npx playwright install --with-deps firefox webkit` installs them. */
export const engines = ['firefox', 'webkit'];

/** Those of `engines` that Playwright has installed. */
export const installedEngines = () => engines.filter((name) => existsSync(playwright()[name].executablePath()));

// The headless shell first: tests take a quarter less time in it.
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Older Debian releases have no package of the headless shell.
const debianPackages = ['chromium-headless-shell', 'chromium'];

/**
 * The path of Chromium: that of `CHROMIUM_PATH`, on the PATH, or Playwright's build. Otherwise installs one, from Debian or with Playwright. Exits
 * if that fails, because no test runs without it.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH is ${given}, which does not exist.`);
  const installed = installedChromium();
  if (installed) return installed;
  console.log('No Chromium found; installing one …');
  await install();
  return (
    installedChromium() ??
    stop('No Chromium could be installed. Install one, set CHROMIUM_PATH to its path, and run this command again.')
  );
}

async function install() {
  const options = { timeout: INSTALL_MS };
  if (process.getuid?.() !== 0 || !pathOf('apt-get')) {
    await runTool('playwright', ['install', 'chromium'], options);
    return;
  }
  await run('apt-get', ['update', '-qq'], options);
  for (const name of debianPackages) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    if ((await run('apt-get', ['install', '-y', '-qq', name], { ...options, env })) === 0) return;
  }
}

function installedChromium() {
  // Ubuntu's `chromium-browser` may be a stub that only says how to install it.
  const runs = (path) => path && outputOf(path, ['--version']) !== undefined;
  const own = playwright().chromium.executablePath();
  return commands.map(pathOf).find(runs) ?? (existsSync(own) ? own : undefined);
}

/** Loaded on demand, because it is not installed yet in a fresh clone. */
const playwright = () => createRequire(import.meta.url)('playwright');
