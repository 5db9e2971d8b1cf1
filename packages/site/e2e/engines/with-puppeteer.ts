import { launch } from 'puppeteer-core';
import type { Engine } from './engine.js';

/** Drives an installed Firefox with WebDriver BiDi, which Playwright does not support. */
export async function withPuppeteer(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: (address) => page.goto(address),
        evaluate: (run, given) => page.evaluate(run as never, given) as never,
        mouse: page.mouse,
        keyboard: page.keyboard,
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
