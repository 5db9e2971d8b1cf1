import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../test/browser.js';
import { timing } from '../tokens/timing.js';
import { dismissToast, type ToastContent, type ToastHandle, toast, useToast } from './use-toast.js';

function show(content: ToastContent): ToastHandle {
  let handle: ToastHandle | undefined;
  act(() => {
    handle = toast(content);
  });
  return handle as ToastHandle;
}

describe('toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    act(() => vi.runAllTimers());
    vi.useRealTimers();
  });

  it('is forgotten 1000000 ms after it was dismissed', () => {
    const { result } = renderHook(useToast);
    const { dismiss } = show({ title: 'Link copied' });
    act(dismiss);
    expect(result.current).toMatchObject({ title: 'Link copied', state: 'closed' });
    advance(timing.toastRemoval - 1);
    expect(result.current).toBeDefined();
    advance(1);
    expect(result.current).toBeUndefined();
  });

  it('gives way to the next one, whose time is its own', () => {
    const { result } = renderHook(useToast);
    const first = show({ title: 'First' });
    act(first.dismiss);
    advance(timing.toastRemoval - 1);
    const second = show({ title: 'Second' });
    advance(1);
    expect(result.current).toMatchObject({ id: second.id, state: 'open' });
  });

  it('no longer listens to a handle whose toast has gone', () => {
    const { result } = renderHook(useToast);
    const first = show({ title: 'First' });
    show({ title: 'Second' });
    act(() => {
      first.update({ title: 'Changed' });
      first.dismiss();
    });
    expect(result.current).toMatchObject({ title: 'Second', state: 'open' });
  });

  it('can be dismissed by whoever knows nothing of it', () => {
    const { result } = renderHook(useToast);
    show({ title: 'Link copied' });
    act(() => dismissToast());
    expect(result.current?.state).toBe('closed');
  });
});
