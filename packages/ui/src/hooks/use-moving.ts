import { type RefObject, useLayoutEffect, useRef } from 'react';
import { timing } from '../tokens/timing.js';
import { systemClock } from './clock.js';

/**
 * Marks an element with `data-moving` for as long as its parts move to a new `index`. Transitions of layout hang on the mark,
 * so that they answer a change of the index and nothing else: not a resized window, not a rotated phone.
 */
export function useMoving(element: RefObject<HTMLElement | null>, index: number) {
  const shown = useRef(index);

  useLayoutEffect(() => {
    const moving = element.current;
    if (!moving || shown.current === index) return;
    shown.current = index;
    moving.dataset.moving = 'true';
    const cancel = systemClock.after(timing.cardMove, () => delete moving.dataset.moving);
    return () => {
      cancel();
      delete moving.dataset.moving;
    };
  }, [element, index]);
}
