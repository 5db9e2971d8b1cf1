'use client';

import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../hooks/motion.js';
import type { RotationOptions } from '../../hooks/rotation.js';
import { useMoving } from '../../hooks/use-moving.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { timing } from '../../tokens/timing.js';
import type { ProgressRingProps } from '../progress-ring/index.js';
import { type ControlledIndex, useControlledIndex, useFirstIndex } from './use-controlled-index.js';

export interface RotatorOptions extends Omit<RotationOptions, 'fade' | 'start'>, ControlledIndex {
  /** Index before the first change; -1 when nothing is active yet. @default 0 */
  defaultIndex?: number | undefined;
  /** How many items are active at once; they advance by one. With 0 nothing is active or rotates. @default 1 */
  shown?: number | undefined;
  /** Milliseconds after which the active item's ring is full. @default hold */
  ringTime?: number | undefined;
  /**
   * How long a selected item stays: 5 s after the last selection (`time`), until the mouse or the focus has left, or
   * permanently. After a tap it is 5 s in the first two cases. @default 'time'
   */
  release?: 'time' | 'leave' | 'never' | undefined;
  /** Whether hovering over an item makes it active and pauses the rotation. @default 'none' */
  hover?: 'none' | 'pins' | undefined;
  /** Whether keyboard focus inside pauses it. @default 'pauses' */
  focus?: 'none' | 'pauses' | undefined;
}

export type RotatorState = ReturnType<typeof useRotator>;

/** How a ring shows the active item's time. */
type RingTime = Pick<ProgressRingProps, 'value' | 'elapsed' | 'duration' | 'playing'>;

/** Makes `count` items active in turn: index, pauses and timers of every `Rotator.Root`. */
export function useRotator(options: RotatorOptions) {
  const { count, hold, first, ringTime = hold, release = 'time', hover = 'none', focus = 'pauses' } = options;
  const shown = Math.min(options.shown ?? 1, count);
  const stops = count && shown && count - shown + 1;
  const start = useFirstIndex(options.index, options.defaultIndex);
  const rotation = useRotation({ count: stops, hold, first, start, pauseOnFocus: focus === 'pauses' });
  const { state, elapsed, select, pause, pauseFor, resume, rootProps } = rotation;
  const index = useControlledIndex(options, rotation);
  const still = useMotion() === 'reduced';
  const root = useRef<HTMLElement>(null);
  const [fixed, setFixed] = useState(false);
  const pointer = useRef({ touched: false, inside: false });
  useMoving(root, stops > 1 ? index : 0);

  useEffect(() => {
    if (release !== 'leave') return;
    const onPointerDown = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) resume('hand');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [release, resume]);

  const choose = useCallback(
    (chosen: number) => {
      select(Math.min(chosen, stops - 1));
      const timed = release === 'time' || (release === 'leave' && pointer.current.touched);
      pauseFor('hand', timed ? timing.featureResume : Number.POSITIVE_INFINITY);
      setFixed(release === 'never');
    },
    [select, pauseFor, stops, release],
  );
  // Only a rotation that goes on after a time continues with a full period. The others pause as after any choice.
  const step = (by: 1 | -1) => (release === 'time' ? select : choose)((index + by + stops) % stops);
  const leave = () => {
    pointer.current.inside = false;
    resume('hover');
    if (release === 'leave') resume('hand');
  };
  const ring: RingTime = still ? { value: 100 } : { elapsed, duration: ringTime, playing: state === 'playing' };

  return {
    index,
    state,
    count,
    shown,
    ring,
    root,
    select,
    pause,
    resume,
    /** Makes an item active on the visitor's request, and pauses the rotation. */
    choose,
    /** Whether an item was selected permanently. */
    fixed,
    previous: () => step(-1),
    next: () => step(1),
    isActive: (item: number) => item >= index && item < index + shown,
    /** `data-rotation` and `data-index`, for the root element. */
    attributes: options.shown !== 0 ? { 'data-rotation': state, 'data-index': index } : {},
    /** Event handlers for the element around all interactive parts. */
    handlers: {
      onFocus: rootProps.onFocus,
      onBlur(event: FocusEvent) {
        rootProps.onBlur?.(event);
        const gone = !event.currentTarget.contains(event.relatedTarget as Node | null);
        // A click on text also removes the focus, while the mouse is still inside.
        if (release === 'leave' && gone && !pointer.current.inside) resume('hand');
      },
      onPointerDownCapture({ pointerType }: PointerEvent) {
        pointer.current.touched = pointerType === 'touch';
      },
      onPointerEnter({ pointerType }: PointerEvent) {
        pointer.current.inside = pointerType === 'mouse';
      },
      onPointerLeave: release === 'leave' ? undefined : leave,
      onMouseLeave: leave,
    },
    /** Event handlers for an element that pauses the rotation on hover; the item with the index `hovered` becomes active then. */
    hoverProps: (hovered?: number) => ({
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        if (hovered !== undefined) select(hovered);
        pause('hover');
      },
      onPointerLeave: () => resume('hover'),
    }),
    pins: hover === 'pins',
  };
}
