import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Key, Tab } from './engine.js';
import { type Act, type Found, look, type Target } from './look.js';

export const button = (name: string, within?: string): Target => ({ role: 'button', name, ...(within && { within }) });
export const link = (name: string, within?: string): Target => ({ role: 'link', name, ...(within && { within }) });

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const PATIENCE_MS = 20_000;

/** Somebody who uses the site in any engine: finds things by what they are, waits for them, points and types. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
  ) {}

  /** Opens a page and waits until it answers. */
  async open(path: string) {
    await this.tab.goto(this.origin + path);
    await this.until(() => this.finds('html[data-hydrated=true]'), `${path} hydrates`);
  }

  /** Presses it, and again where the page has moved under the pointer. */
  async click(target: Target) {
    const missed = () => this.tab.evaluate(() => 'missed' in window && window.missed === true).catch(() => false);
    do {
      const { x, y } = await this.middleOf(target);
      await this.tab.mouse.click(x, y);
    } while (await missed());
  }

  async hover(target: Target) {
    const { x, y } = await this.middleOf(target);
    // A hand that arrives, not one that was always there.
    await this.tab.mouse.move(x - 2, y);
    await this.tab.mouse.move(x, y);
  }

  async fill(field: Target, text: string) {
    await this.click(field);
    await this.tab.keyboard.type(text);
  }

  /** Presses a key where the focus is. */
  press(key: Key) {
    return this.tab.keyboard.press(key);
  }

  /** Gives the focus, as Tab would after many presses. */
  async focus(target: Target) {
    await this.until(() => this.finds(target), `${JSON.stringify(target)} is there`);
    await this.find(target, 'focus');
  }

  /** Chooses an option of a select: engines show them in windows of their own, which no driver reaches. */
  async choose(select: string, value: string) {
    await this.find(select, 'choose', value);
  }

  /** Lets time pass. */
  wait(ms: number) {
    return sleep(ms);
  }

  async finds(target: Target): Promise<boolean> {
    return (await this.find(target)) !== undefined;
  }

  async textOf(target: Target): Promise<string | undefined> {
    return (await this.find(target))?.text;
  }

  async valueOf(target: Target): Promise<string | undefined> {
    return (await this.find(target))?.value;
  }

  async attributeOf(target: Target, name: string): Promise<string | undefined> {
    return (await this.find(target))?.attributes[name];
  }

  async hasFocus(target: Target): Promise<boolean> {
    return (await this.find(target))?.focused === true;
  }

  /** Whether the page shows this text. */
  async says(text: string): Promise<boolean> {
    return (await this.textOf('body'))?.includes(text) === true;
  }

  /** Path and query of the page. */
  path(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search);
  }

  /** Waits until `question` is answered with yes. A page that is being left cannot answer, and is asked again. */
  async until(question: () => Promise<boolean>, what: string) {
    const deadline = Date.now() + PATIENCE_MS;
    let cause: unknown;
    while (
      !(await question().catch((error: unknown) => {
        cause = error;
        return false;
      }))
    ) {
      if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}`, { cause });
      await sleep(50);
    }
  }

  /** Scrolls to it, and waits until nothing covers it and it is at rest: longer where the page has moved. */
  private async middleOf(target: Target) {
    let middle: Found['middle'] | undefined;
    let place = '';
    let since = 0;
    let moves = 0;
    await this.until(
      async () => {
        middle = (await this.find(target, 'approach'))?.middle;
        if (JSON.stringify(middle) !== place) {
          place = JSON.stringify(middle);
          since = Date.now();
          moves += 1;
        }
        return Boolean(middle) && Date.now() - since > (moves > 1 ? 500 : 50);
      },
      `${JSON.stringify(target)} can be pressed`,
    );
    return middle as NonNullable<Found['middle']>;
  }

  /** The first one that is rendered. */
  private async find(target: Target, act?: Act, value?: string): Promise<Found | undefined> {
    if (typeof target !== 'string' && !(await this.tab.evaluate(() => 'TestingLibraryDom' in window))) {
      await this.tab.evaluate(library);
    }
    return (await this.tab.evaluate(look, { target, act, value })) ?? undefined;
  }
}
