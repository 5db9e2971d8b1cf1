import { useEffect, useState } from 'react';

/** Ends the wait for a story that never hydrates. Storybook reports its error earlier. */
const timeout = 60_000;

const waiting = new Map<string, () => void>();

/** Resolves when the story has hydrated. */
export const settled = (id: string) =>
  new Promise<void>((resolve) => {
    waiting.set(id, resolve);
    setTimeout(resolve, timeout);
  });

/**
 * Reports that the story has hydrated: its effects have run and their changes are on the page. Must be called in a parent of the story, whose effects
 * run after those of its children.
 */
export function useSettled(id: string) {
  const [ran, setRan] = useState(false);
  useEffect(() => {
    if (ran) waiting.get(id)?.();
    else setRan(true);
  }, [id, ran]);
}
