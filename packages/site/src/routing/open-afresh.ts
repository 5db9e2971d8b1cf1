import { pagePath } from './page-path.js';

let opening = false;

/**
 * Opens the page at `path` as a plain link would: its document is complete by itself. For when its code or data cannot be had,
 * because the site was published anew meanwhile or the network is gone. Does nothing where the visitor has gone on, nor again
 * while it is being opened: what is on the screen until then may ask once more.
 */
export function openAfresh(path: string) {
  if (opening || pagePath(window.location.pathname) !== path) return;
  opening = true;
  window.location.reload();
}
