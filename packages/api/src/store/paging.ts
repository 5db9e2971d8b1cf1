import { setImmediate as turn } from 'node:timers/promises';
import type { Page, PageQuery } from './lead-store.js';

/** So many entries are looked at before other requests get their turn. */
const STRIDE = 2_000;

interface Paging<T> {
  sequence(item: T): number;
  matches?: ((item: T) => boolean) | undefined;
}

/** First index whose sequence number is not below `before`. */
function indexOf<T>(items: readonly T[], before: number, sequence: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sequence(items[middle] as T) < before) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Cuts a page, newest first, out of a list that is ordered by sequence number and grows at its end only. */
export async function cutPage<T>(items: readonly T[], query: PageQuery, paging: Paging<T>): Promise<Page<T>> {
  const { sequence, matches } = paging;
  const end = items.length;
  const start = query.before === undefined ? end : Math.min(end, indexOf(items, query.before, sequence));
  const found: T[] = [];
  let total = matches ? 0 : end;
  let more = false;
  for (let index = (matches ? end : start) - 1; index >= 0; index -= 1) {
    if (matches && index % STRIDE === 0) await turn();
    const item = items[index] as T;
    if (matches && !matches(item)) continue;
    if (matches) total += 1;
    if (index >= start) continue;
    more = found.length === query.limit;
    if (!more) found.push(item);
    else if (!matches) break;
  }
  const last = found.at(-1);
  return { items: found, total, ...(more && last !== undefined && { next: sequence(last) }) };
}
