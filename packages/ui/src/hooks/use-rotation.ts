'use client';

import { type FocusEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useClock } from './clock.js';
import { useMotion } from './motion.js';
import { createRotation, type RotationEngine, type RotationOptions, type RotationSnapshot } from './rotation.js';

export interface UseRotationOptions extends RotationOptions {
  /** Pauses while keyboard focus is inside: for widgets that hide content. @default false */
  pauseOnFocus?: boolean;
}

export interface Rotation extends RotationSnapshot, Pick<RotationEngine, 'select' | 'pause' | 'resume' | 'pauseFor'> {
  /** Milliseconds for which the current item has been current, for a `ProgressRing`. */
  elapsed(): number;
  /** Props for the widget's root element: `data-rotation`, `data-index`, and focus handlers if focus pauses. */
  rootProps: RotationRootProps;
}

export interface RotationRootProps {
  'data-rotation': 'playing' | 'paused';
  'data-index': number;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
}

/**
 * Advances through `count` items automatically: the base of every rotating widget.
 *
 * It counts from mount on the clock in `ClockContext`. It pauses in a hidden tab, under reduced motion, while the
 * visitor has paused motion, and while there is a reason from `pause`; then it continues with the remaining time. If
 * `count` or a time changes, the current item's time restarts and the reasons to pause remain. Re-renders only if
 * index, phase or state change.
 */
export function useRotation({ pauseOnFocus = false, ...options }: UseRotationOptions): Rotation {
  const { count, hold, first, fade, start = 0 } = options;
  const clock = useClock();
  const motion = useMotion();
  const [idle] = useState<RotationSnapshot>(() => ({
    index: Math.min(start, count - 1),
    phase: 'visible',
    state: 'playing',
  }));
  const [engine, setEngine] = useState<RotationEngine>();
  const saved = useRef<{ index: number; held: ReturnType<RotationEngine['held']> }>({ index: -1, held: [] });

  useEffect(() => {
    const { index, held } = saved.current;
    const next = createRotation({ count, hold, first, fade, start: index < 0 ? start : index }, clock);
    for (const [reason, ms] of held) next.pauseFor(reason, ms);
    const onVisibilityChange = () =>
      document.visibilityState === 'hidden' ? next.pause('hidden') : next.resume('hidden');
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    setEngine(next);
    return () => {
      saved.current = { index: next.snapshot().index, held: next.held() };
      document.removeEventListener('visibilitychange', onVisibilityChange);
      next.stop();
    };
  }, [clock, count, hold, first, fade, start]);

  useEffect(() => {
    if (motion === 'playing') engine?.resume('motion');
    else engine?.pause('motion');
  }, [engine, motion]);

  const snapshot = useSyncExternalStore(
    engine?.subscribe ?? noSubscription,
    engine?.snapshot ?? (() => idle),
    () => idle,
  );
  const controls = useMemo(
    () => ({
      select: (index: number) => engine?.select(index),
      pause: (reason: string) => engine?.pause(reason),
      resume: (reason: string) => engine?.resume(reason),
      pauseFor: (reason: string, ms: number) => engine?.pauseFor(reason, ms),
      elapsed: () => engine?.elapsed() ?? 0,
    }),
    [engine],
  );
  const focusProps = useMemo(
    () => ({
      // Only visible focus (from the keyboard) pauses, except on the motion toggle.
      onFocus(event: FocusEvent) {
        if (!event.target.matches(':focus-visible') || event.target.closest('[data-slot=motion-toggle]')) return;
        controls.pause('focus');
      },
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) controls.resume('focus');
      },
    }),
    [controls],
  );
  return {
    ...snapshot,
    ...controls,
    rootProps: {
      'data-rotation': snapshot.state,
      'data-index': snapshot.index,
      ...(pauseOnFocus && focusProps),
    },
  };
}

const noSubscription = () => () => {};
