import { relative } from 'node:path';
import { inventedWording } from '../src/claims/invented-wording.js';
import type { PartnerPage } from '../src/schemas/partner-page.js';
import type { Entry } from './entries.js';
import type { ParsedArticle } from './parse-article.js';
import { paths } from './paths.js';

interface InventedContent {
  /** Relative to this package. */
  file: string;
  /** The number of marked objects in the file, or the wording that is invented. */
  what: string;
}

/** The files with invented content that would be published. */
export function findInvented(entries: readonly Entry[], articles: readonly ParsedArticle[]): InventedContent[] {
  const counts = new Map<string, number>();
  const add = (file: string, count: number) => count > 0 && counts.set(file, (counts.get(file) ?? 0) + count);
  for (const { id, file, value } of entries) {
    const sample = id.startsWith('partners/') && (value as PartnerPage | undefined)?.invented;
    if (!sample) add(relative(paths.root, file), countMarked(value));
  }
  for (const { path, meta } of articles) add(relative(paths.root, path), countMarked(meta));
  return [...[...counts].map(([file, count]) => ({ file, what: `${count} with invented: true` })), ...inventedWording];
}

/** The reason why the content must not be built for this origin; `undefined` if there is none. */
export function reasonToRefuse(origin: string, found: readonly InventedContent[]): string | undefined {
  if (found.length === 0 || new URL(origin).hostname.endsWith('.example')) return undefined;
  return [
    `PUBLIC_SITE_ORIGIN is ${origin}, and some of the content is invented. Replace it, or build for a host that ends in .example:`,
    ...found.map(({ file, what }) => `  packages/content/${file}: ${what}`),
  ].join('\n');
}

function countMarked(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = (value as { invented?: unknown }).invented === true ? 1 : 0;
  return Object.values(value).reduce((sum: number, item) => sum + countMarked(item), own);
}
