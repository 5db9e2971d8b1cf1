import { useEffect, useState } from 'react';

/** Longer than any story takes to hydrate; one that fails to render never does. */
const patience = 2000;

let settle: (() => void) | undefined;

/** Resolves when the story that is rendered next has hydrated. */
export const nextSettled = () =>
  new Promise<void>((resolve) => {
    settle = resolve;
    setTimeout(resolve, patience);
  });

/**
 * Reports that the story around it has hydrated: its effects have run, and what they changed is on the page. A
 * parent's effects run after its children's, and its changes are shown together with theirs.
 */
export function useSettled() {
  const [ran, setRan] = useState(false);
  useEffect(() => {
    if (ran) settle?.();
    else setRan(true);
  }, [ran]);
}
