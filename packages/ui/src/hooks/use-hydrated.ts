'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated: `false` on the server and in the first render of the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
