import { laterAssets } from '../head/later-assets.js';

let applied: Promise<unknown> | undefined;

/**
 * Applies the whole style sheet; resolves when it is applied or cannot be had. A document carries the rules that it and its own
 * scripts need (`scripts/page-styles.ts`): whatever else is brought into the page waits for this.
 */
export function wholeStyles(): Promise<unknown> {
  if (typeof document === 'undefined') return Promise.resolve();
  applied ??= Promise.all(laterAssets().styles.map(applyStyles));
  return applied;
}

function applyStyles(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return undefined;
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
