import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Page, PageQuery } from '../ports.js';

/** Number of items that are checked before other requests may run. */
const STRIDE = 2_000;

/** Yields the first `end` items in chunks, the last one first. Other requests may run between them. */
async function* newestFirst<T>(items: readonly T[], end = items.length): AsyncGenerator<T[]> {
  for (let left = end; left > 0; left -= STRIDE) {
    if (left < end) await yieldToEventLoop();
    yield items.slice(Math.max(0, left - STRIDE), left).reverse();
  }
}

/** The number of items before this sequence number, by binary search. */
function countBefore(list: readonly { sequence: number }[], sequence: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.sequence ?? 0) < sequence) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns a page, newest first, of a list that is ordered by sequence number. Counts the matches only when asked. The list may only grow
 * at its end meanwhile; removing items replaces it.
 */
export async function cutPage<T extends { sequence: number }>(
  list: readonly T[],
  { limit, before = Number.POSITIVE_INFINITY }: PageQuery,
  matches: (item: T) => boolean = () => true,
): Promise<Page<T>> {
  const { length } = list;
  const items: T[] = [];
  const total = async () => {
    let count = 0;
    for await (const some of newestFirst(list, length)) count += some.filter(matches).length;
    return { count, isEstimate: false };
  };
  for await (const some of newestFirst(list, countBefore(list, before)))
    for (const item of some) {
      if (!matches(item)) continue;
      if (items.length === limit) return { items, total, next: items.at(-1)?.sequence };
      items.push(item);
    }
  return { items, total };
}
