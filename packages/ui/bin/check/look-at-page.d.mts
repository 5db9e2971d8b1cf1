export interface Look {
  /** Playwright's. */
  browser: unknown;
  /** The class that @axe-core/playwright exports. */
  AxeBuilder: unknown;
  address: string;
  /** The sign-up's address, or the end of it. */
  signUp: string;
  /** The partner's name. */
  name: string;
  /** Where the screenshots go. */
  folder: string;
  /** What the browser remembers of an earlier visit. */
  stored?: { key: string; value: string };
  /** Selector of what is there when the page has hydrated. */
  ready?: string;
}

/** Looks at a partner's page as a visitor would. Returns what is wrong, by check. */
export function lookAtPage(look: Look): Promise<Record<string, string[]>>;
