import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { outputOf, pathOf, run, runTool, stop } from './run.mjs';

const INSTALL_MS = 900_000;

/** Each browser's commands and Debian packages, in order of preference. */
const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    // The headless shell first: tests take a quarter less time in it.
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    // Older Debian releases have no package of the headless shell.
    packages: [['chromium-headless-shell'], ['chromium']],
  },
  firefox: { variable: 'FIREFOX_PATH', commands: ['firefox-esr', 'firefox'], packages: [['firefox-esr']] },
  webkit: {
    variable: 'WEBKIT_PATH',
    commands: ['WebKitWebDriver'],
    // It has no headless mode.
    needs: 'Xvfb',
    packages: [['webkit2gtk-driver', 'xvfb']],
  },
};

/** The path of Chromium. Exits if there is none, because no test runs without it. */
export const findChromium = async () =>
  (await findBrowser('chromium')) ??
  stop('No Chromium could be installed. Install one, set CHROMIUM_PATH to its path, and run this command again.');

/**
 * The path of a browser: the one in its environment variable, on the PATH, or Playwright's build. Otherwise installs one, from Debian or with
 * Playwright; `undefined` if that fails.
 *
 * @param {keyof typeof browsers} name
 */
export async function findBrowser(name) {
  const { variable } = browsers[name];
  const given = process.env[variable];
  if (given) return existsSync(given) ? given : stop(`${variable} is ${given}, which does not exist.`);
  const installed = installedBrowser(name);
  if (installed) return installed;
  console.log(`No ${name} found; installing one …`);
  await install(name);
  return installedBrowser(name);
}

async function install(name) {
  // Only Chromium is required. If another browser is missing, `npm run test:slow` reports that at its end.
  const options = { timeout: INSTALL_MS, stdio: name === 'chromium' ? 'inherit' : 'ignore' };
  if (process.getuid?.() !== 0 || !pathOf('apt-get')) {
    await runTool('playwright', ['install', name], options);
    return;
  }
  await run('apt-get', ['update', '-qq'], options);
  for (const packages of browsers[name].packages) {
    const code = await run('apt-get', ['install', '-y', '-qq', ...packages], {
      ...options,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0) return;
  }
}

function installedBrowser(name) {
  const { commands, needs } = browsers[name];
  // Ubuntu's `chromium-browser` may be a stub that only says how to install it.
  const runs = (path) => path && outputOf(path, [needs ? '--help' : '--version']) !== undefined;
  const installed = commands.map(pathOf).find(runs);
  if (installed && (!needs || pathOf(needs))) return installed;
  const own = playwright()[name].executablePath();
  return existsSync(own) ? own : undefined;
}

/** Starts a headless Chromium with Playwright. */
export const launchChromium = async () => playwright().chromium.launch({ executablePath: await findChromium() });

/** Loaded on demand, because it is not installed yet in a fresh clone. */
export const playwright = () => createRequire(import.meta.url)('playwright');
