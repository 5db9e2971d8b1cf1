import type { BrowserType } from 'playwright';
import type { Engine } from './engine.js';

/** Drives Chromium, and Playwright's own builds of the other engines. */
export async function withPlaywright(type: BrowserType, executablePath?: string): Promise<Engine> {
  const browser = await type.launch({ ...(executablePath && { executablePath }) });
  return {
    async newTab() {
      const context = await browser.newContext();
      const page = await context.newPage();
      return {
        goto: (address) => page.goto(address),
        evaluate: (run, given) => page.evaluate(run as never, given),
        mouse: page.mouse,
        keyboard: page.keyboard,
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
