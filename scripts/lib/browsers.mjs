import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, run, runTool, stop } from './run.mjs';

/** An engine that takes longer to fetch is not waited for. */
const INSTALL_MS = 240_000;

/** Each engine: what it is called on the PATH, and Debian's packages of it, of which the first that exist are installed. */
const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    // The headless one first: the same engine without windows, which takes a quarter less time.
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    // Older releases have no package of the headless one alone.
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

/** The path of a Chromium, without which nothing can be tested. */
export const findChromium = async () =>
  (await findBrowser('chromium')) ??
  stop('No Chromium could be installed. Install one and name it in CHROMIUM_PATH, then run again.');

/**
 * The path of a browser to test with: what its variable names, one on the PATH, Playwright's own build, or one that is
 * installed now (Debian's package where that is possible, else Playwright's download). `undefined` if none can be had.
 *
 * @param {keyof typeof browsers} name
 */
export async function findBrowser(name) {
  const { variable } = browsers[name];
  const given = process.env[variable];
  if (given) return existsSync(given) ? given : stop(`${variable} names ${given}, where there is no file.`);
  const present = presentBrowser(name);
  if (present) return present;
  console.log(`No ${name} found; installing one …`);
  await install(name);
  return presentBrowser(name);
}

async function install(name) {
  // The tests go on without the others, which are named at the end: why one could not be had would only be noise.
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

function presentBrowser(name) {
  const { commands, needs } = browsers[name];
  // Some systems have a file of the name that only says where to get the browser.
  const runs = (path) => path && outputOf(path, [needs ? '--help' : '--version']) !== undefined;
  const installed = commands.map(pathOf).find(runs);
  if (installed && (!needs || pathOf(needs))) return installed;
  const own = createRequire(`${root}/package.json`)('playwright')[name].executablePath();
  return existsSync(own) ? own : undefined;
}

function pathOf(command) {
  return outputOf('which', [command]);
}

/** What a command prints, or `undefined` where it fails. */
function outputOf(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
