import type { PageFormState } from '@boundless/api/contract';

/** What a prerendered document carries for its own hydration, as JSON in `<script id="page-data">`. */
export interface PageData {
  /** Name and value of the data that the page was rendered from; `null` says that there is none of that name. */
  name?: string;
  value?: unknown;
  /** The form that the server answered, for a page that was posted to, and the path of that page. */
  form?: PageFormState;
  path?: string;
}

export const pageDataId = 'page-data';

/** The data of this document, or nothing in a document that was not prerendered. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}

/** Data from the document where it is the document's own, else from its file. */
export function createBrowserSource(own: PageData) {
  return async (name: string): Promise<unknown> => {
    if (name === own.name) return own.value ?? undefined;
    const response = await fetch(`/data/${name}.json`);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return response.json();
  };
}
