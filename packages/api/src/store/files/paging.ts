import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Page, PageQuery } from '../ports.js';

/** Number of items that are checked before other requests may run. */
const STRIDE = 2_000;

/** Yields the items in chunks. Other requests may run between them. */
async function* newestFirst<T>(items: readonly T[]): AsyncGenerator<T[]> {
  for (let end = items.length; end > 0; end -= STRIDE) {
    if (end < items.length) await yieldToEventLoop();
    yield items.slice(Math.max(0, end - STRIDE), end).reverse();
  }
}

/** Returns a page, newest first, of a list that is ordered by sequence number. Counts the matches only when asked. */
export async function cutPage<T extends { sequence: number }>(
  all: readonly T[],
  { limit, before = Number.POSITIVE_INFINITY }: PageQuery,
  matches: (item: T) => boolean = () => true,
): Promise<Page<T>> {
  // Copied, because the list may grow meanwhile.
  const list = all.slice();
  const items: T[] = [];
  const total = async () => {
    let count = 0;
    for await (const some of newestFirst(list)) count += some.filter(matches).length;
    return { count, isEstimate: false };
  };
  for await (const some of newestFirst(list))
    for (const item of some) {
      if (item.sequence >= before || !matches(item)) continue;
      if (items.length === limit) return { items, total, next: items.at(-1)?.sequence };
      items.push(item);
    }
  return { items, total };
}
