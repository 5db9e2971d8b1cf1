import { type RefObject, useEffect } from 'react';

/** Pressing `key` moves the focus to `target`, unless the key belongs to a text that is being composed. */
export function useHotkey(key: string, target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === key && !event.isComposing) target.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, target]);
}
