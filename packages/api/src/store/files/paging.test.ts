import { expect, it } from 'vitest';
import { counted } from '../../../testing/store-place.js';
import { cutPage } from './paging.js';

const items = Array.from({ length: 5_000 }, (_, n) => n + 1);

const sequence = (item: number) => item;
const isEven = (item: number) => item % 2 === 0;

it('reads a whole list page by page with about one look at each of its items, however many pages there are', async () => {
  let looks = 0;
  const matches = (item: number) => {
    looks += 1;
    return isEven(item);
  };
  const found: number[] = [];
  for (let before: number | undefined = items.length + 1; before !== undefined; ) {
    const page: Awaited<ReturnType<typeof cutPage<number>>> = await cutPage(
      items,
      { before, limit: 100 },
      sequence,
      matches,
    );
    found.push(...page.items);
    before = page.next;
  }
  expect(found).toEqual(items.filter(isEven).reverse());
  expect(looks).toBeLessThan(items.length * 1.1);
});

it('counts what matches on all pages when it is asked to', async () => {
  const page = (query: { before?: number; limit: number }) => counted(cutPage(items, query, sequence, isEven));
  expect(await page({ before: 11, limit: 2 })).toEqual({ items: [10, 8], total: 2_500, next: 8 });
  expect(await page({ before: 5, limit: 2 })).toEqual({ items: [4, 2], total: 2_500 });
  expect(await counted(cutPage(items, { limit: 1 }, sequence))).toEqual({ items: [5_000], total: 5_000, next: 5_000 });
});
