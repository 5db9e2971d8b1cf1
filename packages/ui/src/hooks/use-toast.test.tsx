import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dismissToast, forgetToast, type ToastContent, type ToastHandle, toast, useToast } from './use-toast.js';

function show(content: ToastContent): ToastHandle {
  let handle: ToastHandle | undefined;
  act(() => {
    handle = toast(content);
  });
  return handle as ToastHandle;
}

describe('toast', () => {
  it('stays in memory after it was closed, until it is forgotten', () => {
    const { result } = renderHook(useToast);
    const first = show({ title: 'First' });
    act(first.dismiss);
    expect(result.current).toMatchObject({ title: 'First', state: 'closed' });
    const second = show({ title: 'Second' });
    act(() => forgetToast(first.id));
    expect(result.current).toMatchObject({ id: second.id, state: 'open' });
    act(() => forgetToast(second.id));
    expect(result.current).toBeUndefined();
  });

  it('ignores a handle whose toast no longer exists', () => {
    const { result } = renderHook(useToast);
    const first = show({ title: 'First' });
    show({ title: 'Second' });
    act(() => {
      first.update({ title: 'Changed' });
      first.dismiss();
    });
    expect(result.current).toMatchObject({ title: 'Second', state: 'open' });
  });

  it('can be dismissed without its handle', () => {
    const { result } = renderHook(useToast);
    show({ title: 'Link copied' });
    act(() => dismissToast());
    expect(result.current?.state).toBe('closed');
  });
});
