import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataOf } from '../data/sources.js';
import { createPageLoader } from './load-page.js';

const unhandled = vi.fn();
beforeEach(() => void process.on('unhandledRejection', unhandled));
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

const lost = () => Promise.reject(new Error('gone'));
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'settled',
      () => 'settled',
    ),
    sleep(50, 'never'),
  ]);

it('gives the same promise for the same path, which `use` reads without waiting once it is there', async () => {
  const pages = createPageLoader(dataOf);
  const page = pages.load('/blog');
  expect(pages.load('/blog')).toBe(page);
  await page;
  expect(page).toMatchObject({ status: 'fulfilled' });
});

it('rejects for the first page alone: nothing can stand in for it', async () => {
  const pages = createPageLoader(lost, { frame: async () => {}, failed: vi.fn() });
  await expect(pages.load('/blog')).rejects.toThrow('gone');
  await sleep(10);
});

it('leaves another page that cannot be loaded to `failed`, once, and waits', async () => {
  const failed = vi.fn();
  const source = vi.fn(lost);
  const pages = createPageLoader(source, { frame: async () => {}, failed });
  await pages.load('/contact-us');
  expect(await settled(pages.load('/blog'))).toBe('never');
  expect(failed).toHaveBeenCalledExactlyOnceWith('/blog');
  expect(source).toHaveBeenCalledOnce();
});

it('forgets what could not be fetched ahead, and tries again for a visitor who goes there', async () => {
  const failed = vi.fn();
  const source = vi.fn(dataOf).mockRejectedValueOnce(new Error('gone'));
  const pages = createPageLoader(source, { frame: async () => {}, failed });
  await pages.load('/contact-us');
  pages.fetchAhead('/blog');
  await sleep(50);
  await pages.load('/blog');
  expect(source).toHaveBeenCalledTimes(2);
  expect(failed).not.toHaveBeenCalled();
});
