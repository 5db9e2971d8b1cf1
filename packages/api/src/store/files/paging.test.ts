import { expect, it } from 'vitest';
import { counted } from '../../../testing/store-place.js';
import type { Page } from '../ports.js';
import { cutPage } from './paging.js';

interface Item {
  sequence: number;
}
const items: Item[] = Array.from({ length: 5_000 }, (_, n) => ({ sequence: n + 1 }));
const isEven = ({ sequence }: Item) => sequence % 2 === 0;
const of = (...sequences: number[]) => sequences.map((sequence) => ({ sequence }));

it('reads a whole list page by page and checks each item about once, however many pages there are', async () => {
  let looks = 0;
  const matches = (item: Item) => {
    looks += 1;
    return isEven(item);
  };
  const found: Item[] = [];
  for (let before: number | undefined = items.length + 1; before !== undefined; ) {
    const page: Page<Item> = await cutPage(items, { before, limit: 100 }, matches);
    found.push(...page.items);
    before = page.next;
  }
  expect(found).toEqual(items.filter(isEven).reverse());
  expect(looks).toBeLessThan(items.length * 1.1);
});

it('does not walk over the items that earlier pages had', async () => {
  let reads = 0;
  const list = Array.from({ length: 20_000 }, (_, n) => ({
    get sequence() {
      reads += 1;
      return n + 1;
    },
  }));
  await cutPage(list, { before: 101, limit: 100 });
  expect(reads).toBeLessThan(50);
});

it('counts the matches on all pages if asked', async () => {
  const page = (query: { before?: number; limit: number }) => counted(cutPage(items, query, isEven));
  expect(await page({ before: 11, limit: 2 })).toEqual({ items: of(10, 8), total: 2_500, next: 8 });
  expect(await page({ before: 5, limit: 2 })).toEqual({ items: of(4, 2), total: 2_500 });
  expect(await counted(cutPage(items, { limit: 1 }))).toEqual({ items: of(5_000), total: 5_000, next: 5_000 });
});
