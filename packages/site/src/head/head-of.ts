import type { PageHead } from '../routing/page.js';

/** Makes the `head` of a page without data from its entry. `canonical` is its path; `undefined` if it is not indexed. */
export const headOf =
  (canonical: string | undefined, meta: { title: string; description: string }, options: { noindex?: boolean } = {}) =>
  (): PageHead => ({ ...meta, canonical, ...options });
