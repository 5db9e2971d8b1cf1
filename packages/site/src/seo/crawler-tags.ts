import type { LoadedPage } from '../routing/page.js';
import { iconAddress } from './icon.js';
import { socialTags } from './social-tags.js';
import { structuredData } from './structured-data.js';

/** What stands in a document's `<head>` for crawlers and for the browser's own surroundings; nothing of it reaches the page's script. */
export function crawlerTags(path: string, { head, data }: LoadedPage): string {
  const isArticle = Boolean((data as { article?: unknown } | undefined)?.article);
  const graph = JSON.stringify(structuredData(path, head, data)).replaceAll('<', '\\u003c');
  return [
    `<link rel="icon" href="${iconAddress}" type="image/svg+xml" sizes="any">`,
    '<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">',
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    // Others ask for it in `src/boot.ts`, after they have painted the page.
    '<noscript><link rel="manifest" href="/site.webmanifest"></noscript>',
    '<link rel="alternate" type="application/rss+xml" title="Articles (RSS)" href="/feed.xml">',
    '<link rel="alternate" type="application/atom+xml" title="Articles (Atom)" href="/atom.xml">',
    '<link rel="alternate" type="application/feed+json" title="Articles (JSON Feed)" href="/feed.json">',
    '<meta name="theme-color" content="#f4f3ee">',
    ...(head.noindex
      ? []
      : [socialTags(head, path, isArticle), `<script type="application/ld+json">${graph}</script>`]),
  ].join('');
}
