import { setImmediate as turn } from 'node:timers/promises';
import type { Page, PageQuery } from '../ports.js';

/** Lets other requests run after this many milliseconds. */
const PATIENCE_MS = 5;
const STRIDE = 500;

async function* newestFirst<T>(items: readonly T[]): AsyncGenerator<T[]> {
  let since = performance.now();
  for (let end = items.length; end > 0; end -= STRIDE) {
    yield items.slice(Math.max(0, end - STRIDE), end).reverse();
    if (performance.now() - since < PATIENCE_MS) continue;
    await turn();
    since = performance.now();
  }
}

/** Cuts a page, newest first, out of a list that is ordered by sequence number. What matches is counted when it is asked for. */
export async function cutPage<T>(
  all: readonly T[],
  { limit, before = Number.POSITIVE_INFINITY }: PageQuery,
  sequence: (item: T) => number,
  matches: (item: T) => boolean = () => true,
): Promise<Page<T>> {
  // As it is now: it may grow meanwhile.
  const items = all.slice();
  const page: Page<T> = {
    items: [],
    async total() {
      let total = 0;
      for await (const some of newestFirst(items)) total += some.filter(matches).length;
      return total;
    },
  };
  for await (const some of newestFirst(items))
    for (const item of some) {
      if (sequence(item) >= before || !matches(item)) continue;
      const last = page.items.at(-1);
      if (page.items.length === limit) return { ...page, ...(last !== undefined && { next: sequence(last) }) };
      page.items.push(item);
    }
  return page;
}
