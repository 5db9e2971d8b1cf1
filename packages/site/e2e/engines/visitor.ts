import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Key, Tab } from '../../../../scripts/lib/engines/engine.js';
import { type Act, type Found, findElement, type Target } from './find-element.js';

export const button = (name: string, within?: string): Target => ({ role: 'button', name, ...(within && { within }) });
export const link = (name: string, within?: string): Target => ({ role: 'link', name, ...(within && { within }) });

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** A page took over a minute to hydrate on a busy machine. */
const TIMEOUT_MS = 300_000;

/** Uses the site in any engine: finds elements by role, waits for them, clicks and types. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
  ) {}

  async open(path: string) {
    await this.tab.goto(this.origin + path);
    await this.until(() => this.finds('html[data-hydrated=true]'), `${path} hydrates`);
  }

  /** Clicks an element. Clicks again if the page moved and the click missed. */
  async click(target: Target) {
    const missed = () => this.tab.evaluate(() => 'missed' in window && window.missed === true).catch(() => false);
    do {
      const { x, y } = await this.centreOf(target);
      await this.tab.mouse.click(x, y);
    } while (await missed());
  }

  async hover(target: Target) {
    const { x, y } = await this.centreOf(target);
    // Two moves, because the pointer has to enter the element.
    await this.tab.mouse.move(x - 2, y);
    await this.tab.mouse.move(x, y);
  }

  async fill(field: Target, text: string) {
    await this.click(field);
    await this.tab.keyboard.type(text);
  }

  press(key: Key) {
    return this.tab.keyboard.press(key);
  }

  /** Focuses an element, instead of pressing Tab until it has the focus. */
  async focus(target: Target) {
    await this.until(() => this.finds(target), `${JSON.stringify(target)} exists`);
    await this.find(target, 'focus');
  }

  /** Chooses an option of a select. Engines show the options in their own windows, which drivers cannot reach. */
  async choose(select: string, value: string) {
    await this.find(select, 'choose', value);
  }

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

  async shows(text: string): Promise<boolean> {
    return (await this.textOf('body'))?.includes(text) === true;
  }

  /** Path and query of the page. */
  path(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search);
  }

  /** Waits until `condition` is true. Errors count as false, because calls fail while the page navigates. */
  async until(condition: () => Promise<boolean>, what: string) {
    const options = { timeout: TIMEOUT_MS, intervals: [50] };
    await expect(async () => expect(await condition(), what).toBe(true)).toPass(options);
  }

  /** Scrolls to an element. Waits until nothing covers it and it has not moved for 50 ms, or for 500 ms if it moved meanwhile. */
  private async centreOf(target: Target) {
    let centre: Found['centre'] | undefined;
    let position = '';
    let since = 0;
    let moves = 0;
    await this.until(
      async () => {
        centre = (await this.find(target, 'scroll'))?.centre;
        if (JSON.stringify(centre) !== position) {
          position = JSON.stringify(centre);
          since = Date.now();
          moves += 1;
        }
        return Boolean(centre) && Date.now() - since > (moves > 1 ? 500 : 50);
      },
      `${JSON.stringify(target)} can be pressed`,
    );
    return centre as NonNullable<Found['centre']>;
  }

  private async find(target: Target, act?: Act, value?: string): Promise<Found | undefined> {
    if (typeof target !== 'string' && !(await this.tab.evaluate(() => 'TestingLibraryDom' in window))) {
      // Firefox runs scripts of drivers beside the page, where `globalThis` is not the page's `window`.
      await this.tab.evaluate(`((globalThis) => {${library}\n})(window)`);
    }
    return (await this.tab.evaluate(findElement, { target, act, value })) ?? undefined;
  }
}
