import { setImmediate as turn } from 'node:timers/promises';
import type { Page, PageQuery } from '../ports.js';

/** So many items are looked at in one go; then other requests run. */
const STRIDE = 2_000;

async function* newestFirst<T>(items: readonly T[]): AsyncGenerator<T[]> {
  for (let end = items.length; end > 0; end -= STRIDE) {
    if (end < items.length) await turn();
    yield items.slice(Math.max(0, end - STRIDE), end).reverse();
  }
}

/** Cuts a page, newest first, out of a list that is ordered by sequence number. What matches is counted when it is asked for. */
export async function cutPage<T extends { sequence: number }>(
  all: readonly T[],
  { limit, before = Number.POSITIVE_INFINITY }: PageQuery,
  matches: (item: T) => boolean = () => true,
): Promise<Page<T>> {
  // As it is now: it may grow meanwhile.
  const list = all.slice();
  const items: T[] = [];
  const total = async () => {
    let count = 0;
    for await (const some of newestFirst(list)) count += some.filter(matches).length;
    return count;
  };
  for await (const some of newestFirst(list))
    for (const item of some) {
      if (item.sequence >= before || !matches(item)) continue;
      if (items.length === limit) return { items, total, next: items.at(-1)?.sequence };
      items.push(item);
    }
  return { items, total };
}
