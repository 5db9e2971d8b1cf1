import { Key as KeyCode, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine, Tab } from './engine.js';

/** A session of Selenium as a tab. */
export function tabOf(driver: WebDriver, close: () => Promise<void> = () => driver.quit()): Tab {
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
      press: (key) => {
        const name = key.replace('wD', 'w_D').toUpperCase() as 'ARROW_DOWN';
        return actions().sendKeys(KeyCode[name]).perform();
      },
    },
    resize: (width, height) => resize(driver, width, height),
    close,
  };
}

/** An engine of one tab, which each test gets with empty storage: the start of Firefox takes seconds. */
export const engineOf = (tab: Tab): Engine => ({
  newTab: async () => ({
    ...tab,
    async close() {
      await tab.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
  }),
  close: () => tab.close(),
});

/** Sets the size of the page. The driver's size includes the window's frame. */
async function resize(driver: WebDriver, width: number, height: number) {
  const frame = await driver.executeScript<number[]>('return [outerWidth - innerWidth, outerHeight - innerHeight]');
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: width + (frame[0] ?? 0), height: height + (frame[1] ?? 0) });
}
