import type { PageHead } from './head.js';

/** Makes the `head` function of a page without data. `canonical` is the page's path; `undefined` if the page has no fixed address. */
export const headOf =
  (canonical: string | undefined, meta: { title: string; description: string }, options: { noindex?: boolean } = {}) =>
  (): PageHead => ({ ...meta, canonical, ...options });
