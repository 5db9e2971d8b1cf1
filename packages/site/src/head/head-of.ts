import type { PageHead } from '../routing/page.js';

/** What a page without data says about itself: its entry's title and description, at its canonical path if it has one. */
export const headOf =
  (canonical: string | undefined, meta: { title: string; description: string }, options: { noindex?: boolean } = {}) =>
  (): PageHead => ({ ...meta, canonical, ...options });
