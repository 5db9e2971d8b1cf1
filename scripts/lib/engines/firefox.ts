import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Capabilities, Session, WebDriver } from 'selenium-webdriver';
import type { Tab } from './engine.js';
import { connectMarionette } from './marionette.js';
import { tabOf } from './web-driver.js';

interface Options {
  args?: readonly string[];
  preferences?: Readonly<Record<string, string | number | boolean>>;
  env?: NodeJS.ProcessEnv;
}

interface NewSession {
  sessionId: string;
  capabilities: object;
}

/** Starts a Firefox with an empty profile and opens a tab in it. Closing the tab ends this Firefox. */
export async function launchFirefox(path: string, options: Options = {}): Promise<Tab> {
  const { args = ['--headless'], preferences = {}, env = process.env } = options;
  const profile = mkdtempSync(join(tmpdir(), 'boundless-firefox-'));
  const entries = Object.entries({ 'marionette.port': 0, 'browser.shell.checkDefaultBrowser': false, ...preferences });
  const lines = entries.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const firefox = spawn(path, ['--marionette', '--no-remote', '--profile', profile, ...args], { stdio: 'ignore', env });
  const exited = once(firefox, 'exit');
  const kill = () => firefox.kill('SIGKILL');
  process.once('exit', kill);
  const marionette = await connectMarionette(await chosenPort(profile));
  const { sessionId, capabilities } = await marionette.send<NewSession>('WebDriver:NewSession');
  const driver = new WebDriver(new Session(sessionId, new Capabilities(capabilities)), marionette);
  return tabOf(driver, async () => {
    await driver.quit();
    await exited;
    process.off('exit', kill);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
}

/** With port 0, Firefox chooses a free port and writes it to its profile. */
async function chosenPort(profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const port = existsSync(file) && Number(readFileSync(file, 'utf8'));
    if (port) return port;
  }
  throw new Error('Firefox did not start within a minute');
}
