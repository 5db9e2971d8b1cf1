/** A browser tab. The names are those of Playwright. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  /** Runs a function, or a script given as text, in the page. Argument and result must be JSON. */
  evaluate<Result, Given>(run: string | ((given: Given) => Result), given?: Given): Promise<Awaited<Result>>;
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Space' | 'Tab';

export interface Engine {
  /** Opens a tab that shares no storage with other tabs. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
