import type { PageHead } from '../routing/page.js';

/** What a page without data says about itself: its entry's title and description, at its canonical path. */
export const headOf =
  (canonical: string, meta: { title: string; description: string }, options: { noindex?: boolean } = {}) =>
  (): PageHead => ({ ...meta, canonical, ...options });
