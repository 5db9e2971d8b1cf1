'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { timing } from '../tokens/timing.js';
import { useClock } from './clock.js';

/**
 * Sets `data-moving` on an element while its parts move to a new `index`. Layout transitions run only while it is set,
 * so that resizing the window or rotating a phone starts none.
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
