import type { PageFormState } from '@boundless/api/contract';
import type { DataSource } from './load-data.js';

/** What a prerendered document carries for its own hydration, as JSON in `<script id="page-data">`. */
export interface PageData {
  /** The data that the page was rendered from, by name; `null` where there is none of that name. */
  values: Record<string, unknown>;
  /** The form that the server answered, for a page that was posted to, and the path of that page. */
  form?: PageFormState | undefined;
  path?: string | undefined;
}

export const pageDataId = 'page-data';

/** The data of this document; none in a document that was not prerendered. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** Data from the document where it has it, else from its file. */
export const browserSource =
  (values: PageData['values'] = {}): DataSource =>
  async (name) => {
    if (name in values) return values[name] ?? undefined;
    // No build has written the files.
    if (import.meta.env.DEV) return (await import('../../build/data/sources.js')).dataOf(name);
    const response = await fetch(`/data/${name}.json`);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return response.json();
  };
