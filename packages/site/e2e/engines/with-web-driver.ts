import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key as KeyCode, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../server.js';
import type { Engine } from './engine.js';

/** Drives WebKitGTK with its WebDriver, on a virtual screen. Each tab is a session of its own, with empty storage. */
export async function withWebDriver(path: string): Promise<Engine> {
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
    async newTab() {
      const driver = await session(`http://127.0.0.1:${port}`);
      const actions = () => driver.actions({ async: true });
      const at = (x: number, y: number) =>
        actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      return {
        goto: (address) => driver.get(address),
        evaluate: (run, given) =>
          driver.executeScript(typeof run === 'string' ? run : `return (${run})(arguments[0])`, given ?? null) as never,
        mouse: {
          move: (x, y) => at(x, y).perform(),
          click: (x, y) => at(x, y).click().perform(),
        },
        keyboard: {
          type: (text) => actions().sendKeys(text).perform(),
          press: (key) =>
            actions()
              .sendKeys(KeyCode[key.toUpperCase() as 'ENTER'])
              .perform(),
        },
        resize: (width, height) => resize(driver, width, height),
        close: () => driver.quit(),
      };
    },
    async close() {
      process.off('exit', stop);
      stop();
    },
  };
}

async function session(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  for (let attempt = 0; ; attempt++) {
    try {
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver needs a moment before it answers.
      if (attempt === 20) throw error;
      await sleep(250);
    }
  }
}

/** Sets the size of the page. The driver's size includes the window's frame. */
async function resize(driver: WebDriver, width: number, height: number) {
  const frame = await driver.executeScript<number[]>('return [outerWidth - innerWidth, outerHeight - innerHeight]');
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: width + (frame[0] ?? 0), height: height + (frame[1] ?? 0) });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (...data) => resolve(data));
  })) as [Buffer];
  return chunk.toString().trim();
}
