// @vitest-environment jsdom
import { article as words } from '@boundless/content/entries/article';
import { toast } from '@boundless/ui/hooks/use-toast';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSharing } from './use-sharing.js';

vi.mock('@boundless/ui/hooks/use-toast', () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(toast).mockClear();
});

const use = () => renderHook(() => useSharing('guide', 'A guide')).result;

it('says that an article is saved or removed once that has happened', () => {
  const sharing = use();
  act(() => sharing.current.onSave());
  expect(toast).toHaveBeenLastCalledWith({ title: words.savedMessage });
  expect(sharing.current.saved).toBe(true);
  expect(use().current.saved).toBe(true);
  act(() => sharing.current.onSave());
  expect(toast).toHaveBeenLastCalledWith({ title: words.removedMessage });
  expect(use().current.saved).toBe(false);
});

it.each(['setItem', 'getItem'] as const)('says that nothing was saved if the browser forbids %s', (call) => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  if (call === 'getItem')
    vi.spyOn(Storage.prototype, call).mockImplementation(setItem.getMockImplementation() as never);
  const sharing = use();
  act(() => sharing.current.onSave());
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: words.saveFailed, kind: 'failed' });
  expect(sharing.current.saved).toBe(false);
});
