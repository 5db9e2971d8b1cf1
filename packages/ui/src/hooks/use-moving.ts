import { type RefObject, useLayoutEffect, useRef } from 'react';
import { timing } from '../tokens/timing.js';
import { useClock } from './clock.js';

/**
 * Marks an element with `data-moving` while its parts move to a new `index`. Layout transitions need the mark, so that they do not run
 * when the window is resized or a phone rotated.
 */
export function useMoving(element: RefObject<HTMLElement | null>, index: number) {
  const clock = useClock();
  const shown = useRef(index);

  useLayoutEffect(() => {
    const moving = element.current;
    if (!moving || shown.current === index) return;
    shown.current = index;
    moving.dataset.moving = 'true';
    const cancel = clock.after(timing.cardMove, () => delete moving.dataset.moving);
    return () => {
      cancel();
      delete moving.dataset.moving;
    };
  }, [clock, element, index]);
}
