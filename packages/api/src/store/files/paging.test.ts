import { expect, it } from 'vitest';
import { cutPage, cutSlice } from './paging.js';

const items = Array.from({ length: 5_000 }, (_, n) => n + 1);

/** Looks for even numbers, and counts how often it looks. */
function search() {
  const looks = { count: 0 };
  const matches = (item: number) => {
    looks.count += 1;
    return item % 2 === 0;
  };
  return { looks, paging: { sequence: (item: number) => item, matches } };
}

it('reads a whole list slice by slice with about one look at each of its items, however many slices there are', async () => {
  const { looks, paging } = search();
  const found: number[] = [];
  for (let before: number | undefined = items.length + 1; before !== undefined; ) {
    const slice: Awaited<ReturnType<typeof cutSlice<number>>> = await cutSlice(items, { before, limit: 100 }, paging);
    found.push(...slice.items);
    before = slice.next;
  }
  expect(found).toEqual(items.filter((item) => item % 2 === 0).reverse());
  expect(looks.count).toBeLessThan(items.length * 1.1);
});

it('counts what matches on all pages for a page', async () => {
  const { paging } = search();
  expect(await cutPage(items, { before: 11, limit: 2 }, paging)).toEqual({ items: [10, 8], total: 2_500, next: 8 });
  expect(await cutPage(items, { before: 5, limit: 2 }, paging)).toEqual({ items: [4, 2], total: 2_500 });
  expect(await cutPage(items, { limit: 1 }, { sequence: (item) => item })).toEqual({
    items: [5_000],
    total: 5_000,
    next: 5_000,
  });
});
