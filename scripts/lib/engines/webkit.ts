import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.mjs';
import type { Engine } from './engine.js';
import { tabOf } from './web-driver.js';

/** Starts the WebDriver of WebKitGTK on a virtual screen. Each tab is a session of its own, with empty storage. */
export async function launchWebKit(path: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const service = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  });
  const stop = () => {
    service.kill();
    screen.kill();
  };
  process.once('exit', stop);
  return {
    newTab: async () => tabOf(await startSession(`http://127.0.0.1:${port}`)),
    async close() {
      process.off('exit', stop);
      stop();
    },
  };
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
