/**
 * Addresses of what a page fetches after it is painted: its scripts at once, the one to start with first, and the whole style
 * sheet when it is needed.
 */
export interface LaterAssets {
  styles: readonly string[];
  scripts: readonly string[];
}

/** Id of the element that holds them, as JSON. */
export const laterAssetsId = 'later-assets';

/** Those of this document; none where the development server brings them by itself. */
export function laterAssets(): LaterAssets {
  const text = document.getElementById(laterAssetsId)?.textContent;
  return text ? (JSON.parse(text) as LaterAssets) : { styles: [], scripts: [] };
}
