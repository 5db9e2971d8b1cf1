import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { groupCalls } from './group-calls.js';

const options = { concurrency: 1, size: 3, waitMs: 1_000, tooLate: () => new Error('too late') };

/** Groups as they ran, each with the function that ends it. */
let groups: { inputs: readonly number[]; end: (result: readonly string[] | Error) => void }[];
let call: (input: number) => Promise<string>;

beforeEach(() => {
  vi.useFakeTimers();
  groups = [];
  call = groupCalls<number, string>(
    (inputs) =>
      new Promise((resolve, reject) => {
        const end = (result: readonly string[] | Error) => (result instanceof Error ? reject(result) : resolve(result));
        groups.push({ inputs, end });
      }),
    options,
  );
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

it('runs a call at once, and those that arrive meanwhile together, in groups of a limited size', async () => {
  const outputs = Promise.all([1, 2, 3, 4, 5].map(call));
  await settle();
  expect(groups.map(({ inputs }) => inputs)).toEqual([[1]]);
  groups[0]?.end(['a']);
  await settle();
  groups[1]?.end(['b', 'c', 'd']);
  await settle();
  groups[2]?.end(['e']);
  expect(await outputs).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(groups.map(({ inputs }) => inputs)).toEqual([[1], [2, 3, 4], [5]]);
});

it('rejects only the calls of a group that fails', async () => {
  const outputs = Promise.allSettled([1, 2, 3].map(call));
  await settle();
  groups[0]?.end(['a']);
  await settle();
  groups[1]?.end(new Error('failed'));
  expect((await outputs).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
});

it('rejects a call that has waited too long, and does not run it later', async () => {
  const first = call(1);
  const second = call(2).catch(({ message }) => message);
  await vi.advanceTimersByTimeAsync(options.waitMs);
  expect(await second).toBe('too late');
  groups[0]?.end(['a']);
  await settle();
  expect([await first, groups.length]).toEqual(['a', 1]);
});
