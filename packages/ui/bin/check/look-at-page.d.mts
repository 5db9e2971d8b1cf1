export interface Look {
  /** A browser of Playwright. */
  browser: unknown;
  /** The class that @axe-core/playwright exports. */
  AxeBuilder: unknown;
  address: string;
  /** The address of the sign-up, or a part of it. */
  signUp: string;
  /** The partner's name. */
  name: string;
  /** Folder for the screenshots. */
  folder: string;
  /** An entry of local storage, as from an earlier visit. */
  stored?: { key: string; value: string };
  /** Selector of an element that exists once the page has hydrated. */
  ready?: string;
}

/** Checks a partner's page in a browser. Returns the problems by check. */
export function lookAtPage(look: Look): Promise<Record<string, string[]>>;
