import { setImmediate as turn } from 'node:timers/promises';
import type { Page, PageQuery, Slice } from '../ports.js';

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

/** How many of the first `end` items match. */
async function count<T>(items: readonly T[], end: number, matches: (item: T) => boolean): Promise<number> {
  let total = 0;
  for (let index = 0; index < end; index += 1) {
    if (index % STRIDE === 0) await turn();
    if (matches(items[index] as T)) total += 1;
  }
  return total;
}

/** Cuts a slice, newest first, out of a list that is ordered by sequence number and grows at its end only. */
export async function cutSlice<T>(items: readonly T[], query: PageQuery, paging: Paging<T>): Promise<Slice<T>> {
  const { sequence, matches } = paging;
  const start = query.before === undefined ? items.length : indexOf(items, query.before, sequence);
  const found: T[] = [];
  for (let index = start - 1; index >= 0; index -= 1) {
    if (matches && index % STRIDE === 0) await turn();
    const item = items[index] as T;
    if (matches && !matches(item)) continue;
    const last = found.at(-1);
    if (found.length === query.limit) return { items: found, ...(last !== undefined && { next: sequence(last) }) };
    found.push(item);
  }
  return { items: found };
}

/** The same, with how many match in the whole list. */
export async function cutPage<T>(items: readonly T[], query: PageQuery, paging: Paging<T>): Promise<Page<T>> {
  const end = items.length;
  const slice = await cutSlice(items, query, paging);
  return { ...slice, total: paging.matches ? await count(items, end, paging.matches) : end };
}
