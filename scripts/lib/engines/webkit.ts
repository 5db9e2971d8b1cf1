import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.mjs';
import type { Engine, Tab } from './engine.js';
import { tabOf } from './web-driver.js';

const START_MS = 40_000;

/** Starts a virtual screen for WebKitGTK. Each tab is a browser of its own, with empty storage. */
export async function launchWebKit(path: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = () => screen.kill();
  process.once('exit', stop);
  const env = { ...process.env, DISPLAY: `:${await firstLine(screen)}`, GDK_BACKEND: 'x11' };
  return {
    newTab: () => openTab(path, env),
    async close() {
      process.off('exit', stop);
      stop();
    },
  };
}

/** Starts a driver and its browser. On a busy machine the browser sometimes never reports to its driver, so it is started again. */
async function openTab(path: string, env: NodeJS.ProcessEnv): Promise<Tab> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const service = spawn(path, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
    const stop = () => killGroup(service);
    process.once('exit', stop);
    const end = () => {
      process.off('exit', stop);
      stop();
    };
    try {
      const late = sleep(START_MS, undefined, { ref: false }).then(() => {
        throw new Error(`WebKit did not start within ${START_MS / 1_000} s`);
      });
      const driver = await Promise.race([startSession(`http://127.0.0.1:${port}`), late]);
      return tabOf(driver, () => driver.quit().finally(end));
    } catch (error) {
      end();
      if (attempt === 3) throw error;
    }
  }
}

/** Ends the driver and the browser that it started. */
function killGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // They have ended already.
  }
}

async function startSession(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  for (let attempt = 0; ; attempt++) {
    try {
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver needs a moment before it accepts requests.
      if (attempt === 20) throw error;
      await sleep(250);
    }
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (...data) => resolve(data));
  })) as [Buffer];
  return chunk.toString().trim();
}
