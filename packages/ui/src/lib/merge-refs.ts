import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref callback for a component's own ref and its caller's. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
    },
    [own, given],
  );
}
