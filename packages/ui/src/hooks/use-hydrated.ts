import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page answers to scripts yet: `false` on the server and in the first render of a page that came from it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
