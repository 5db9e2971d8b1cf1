import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAction } from './use-action.js';

it('is pending until the action has ended, and reports whether it succeeded', async () => {
  let finish = () => {};
  const { result } = renderHook(() => useAction(() => new Promise<void>((resolve) => (finish = resolve))));
  expect(result.current.status).toBe('idle');
  let ended: Promise<boolean> | undefined;
  act(() => {
    ended = result.current.start();
  });
  expect(result.current.status).toBe('submitting');
  await act(async () => finish());
  expect(result.current.status).toBe('idle');
  expect(await ended).toBe(true);
});

it('runs once at a time', async () => {
  const run = vi.fn((_: string) => new Promise<void>(() => {}));
  const { result } = renderHook(() => useAction(run));
  act(() => void result.current.start('a'));
  await act(async () => expect(await result.current.start('b')).toBe(false));
  expect(run.mock.calls).toEqual([['a']]);
});

it('fails and can be restarted if the action throws synchronously', async () => {
  const run = vi
    .fn(async () => {})
    .mockImplementationOnce(() => {
      throw new Error('offline');
    });
  const { result } = renderHook(() => useAction(run));
  await act(async () => expect(await result.current.start()).toBe(false));
  expect(result.current.status).toBe('error');
  await act(async () => expect(await result.current.start()).toBe(true));
  expect(result.current.status).toBe('idle');
});

it('keeps its failure until it is started again', async () => {
  const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('503'));
  const { result } = renderHook(() => useAction(run));
  await act(async () => expect(await result.current.start()).toBe(false));
  expect(result.current.status).toBe('error');
  await act(async () => expect(await result.current.start()).toBe(true));
  expect(result.current.status).toBe('idle');
});
