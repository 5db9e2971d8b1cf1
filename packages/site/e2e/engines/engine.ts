/** The little that every driver can do, named as Playwright and Puppeteer name it. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  /** Runs a function in the page, or a script that is given as text. What goes in and comes out is JSON. */
  evaluate<Result, Given>(run: string | ((given: Given) => Result), given?: Given): Promise<Awaited<Result>>;
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
  /** Makes what is shown of a page so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab';

/** A browser that runs. */
export interface Engine {
  /** Opens a tab that remembers nothing of the others. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
