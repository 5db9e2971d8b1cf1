import type { FocusEvent } from 'react';
import { timing } from '../tokens/timing.js';
import { useMotion } from './motion.js';
import { type Rotation, type RotationRootProps, useRotation } from './use-rotation.js';

export interface Highlight extends Pick<Rotation, 'index' | 'state'> {
  /** Highlights an item by hand and holds it for 5 s. */
  choose: (index: number) => void;
  /** How the ring of the highlighted item fills; full where nothing moves by itself. */
  ring: { value: number } | { elapsed: () => number; duration: number; playing: boolean };
  /** For the root element. */
  rootProps: Pick<RotationRootProps, 'data-rotation' | 'data-index'>;
  /** For the element around the items: keyboard focus there pauses, focus on the motion toggle beside them does not. */
  itemsProps: { onFocus?: (event: FocusEvent) => void; onBlur?: (event: FocusEvent) => void };
}

/** Highlights `count` items in turn, `interval` milliseconds each; what groups with one raised item stand on. */
export function useHighlight({ count, interval }: { count: number; interval: number }): Highlight {
  const motion = useMotion();
  const { index, state, elapsed, select, pauseFor, rootProps } = useRotation({
    count,
    hold: interval,
    pauseOnFocus: true,
  });
  const { onFocus, onBlur, ...data } = rootProps;
  return {
    index,
    state,
    choose(chosen) {
      select(chosen);
      pauseFor('click', timing.featureResume);
    },
    ring: motion === 'reduced' ? { value: 100 } : { elapsed, duration: interval, playing: state === 'playing' },
    rootProps: data,
    itemsProps: { ...(onFocus && { onFocus }), ...(onBlur && { onBlur }) },
  };
}
