import { useEffect, useState } from 'react';

/** For stories that fail to render. Any other story takes less time to hydrate. */
const timeout = 2000;

let settle: (() => void) | undefined;

/** Resolves when the next rendered story has hydrated. */
export const nextSettled = () =>
  new Promise<void>((resolve) => {
    settle = resolve;
    setTimeout(resolve, timeout);
  });

/**
 * Reports that the story has hydrated: its effects have run and their changes are on the page. Must be called in a parent of the story, whose effects
 * run after those of its children.
 */
export function useSettled() {
  const [ran, setRan] = useState(false);
  useEffect(() => {
    if (ran) settle?.();
    else setRan(true);
  }, [ran]);
}
