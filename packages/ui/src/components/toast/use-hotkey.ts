import { type RefObject, useEffect } from 'react';

/** Pressing `key` moves the focus to `target`, except during text composition (IME). */
export function useHotkey(key: string, target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === key && !event.isComposing) target.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, target]);
}
