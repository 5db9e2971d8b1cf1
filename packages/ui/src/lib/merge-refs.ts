import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref callback for a component's own ref and its caller's. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof given !== 'function') {
        if (given) given.current = element;
        return;
      }
      const cleanup = given(element);
      if (typeof cleanup !== 'function') return;
      // React calls this cleanup instead of the ref with null.
      return () => {
        own.current = null;
        cleanup();
      };
    },
    [own, given],
  );
}
