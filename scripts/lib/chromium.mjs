import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, run, runTool, stop } from './run.mjs';

/** The headless one first, where there is a choice: the same engine without windows, which takes a quarter less time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, one on the PATH, Playwright's own, or one that is installed now
 * (Debian's package where that is possible, else Playwright's download).
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH names ${given}, where there is no file.`);
  const present = onPath() ?? playwrights();
  if (present) return present;

  console.log('No Chromium found; installing one …');
  if (process.getuid?.() === 0 && exists('apt-get')) {
    await run('apt-get', ['update', '-qq']);
    const install = (name) =>
      run('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    // Older releases have no package of the headless one alone.
    if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
  } else {
    await runTool('playwright', ['install', 'chromium']);
  }
  return (
    onPath() ??
    playwrights() ??
    stop('No Chromium could be installed. Install one and name it in CHROMIUM_PATH, then run again.')
  );
}

function onPath() {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
}

function exists(command) {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function playwrights() {
  const path = createRequire(`${root}/package.json`)('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
