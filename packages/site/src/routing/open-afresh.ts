import { pagePath } from './page-path.js';

/**
 * Opens the page at `path` as a plain link would: its document is complete by itself. For when its code or data cannot be had,
 * because the site was published anew meanwhile or the network is gone. Does nothing where the visitor has gone on.
 */
export function openAfresh(path: string) {
  if (pagePath(window.location.pathname) === path) window.location.reload();
}
