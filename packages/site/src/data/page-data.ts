import type { PageFormState } from '@boundless/api/contract';
import { language } from '@boundless/content/language';
import type { DataSource } from './load-data.js';

/** The data in a prerendered document that its hydration needs, as JSON in `<script id="page-data">`. */
export interface PageData {
  /** The data that the page was rendered from, by name; `null` if there is none with that name. */
  values: Record<string, unknown>;
  /** The server's response to a form that was posted, and the path of the form's page. */
  form?: PageFormState | undefined;
  path?: string | undefined;
  /** The query that the page was rendered with, if it had one. */
  search?: string | undefined;
}

export const pageDataId = 'page-data';

/** The data in this document; `undefined` if it was not prerendered. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** Reads data from the document if it is there, otherwise from its file. */
export const browserSource =
  (values: PageData['values'] = {}): DataSource =>
  async (name) => {
    if (name in values) return values[name] ?? undefined;
    // Only the build writes data files.
    if (import.meta.env.DEV) {
      const { dataOf, today } = await import('./sources.js');
      return dataOf(name, today());
    }
    const response = await fetch(`${language.prefix}/data/${name}.json`);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return response.json();
  };
