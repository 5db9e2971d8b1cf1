'use client';

import { createContext, useContext, useEffect, useId } from 'react';
import type { MotionToggleProps } from '../motion-toggle/index.js';
import type { RotatorState } from './use-rotator.js';

/** What the parts of a `Rotator` share. */
export interface RotatorContextValue extends RotatorState {
  toggle: MotionToggleProps['variant'];
}

export const RotatorContext = createContext<RotatorContextValue | undefined>(undefined);

/** The state of the surrounding rotator; throws outside a `Rotator.Root`. */
export function useRotatorContext(): RotatorContextValue {
  const rotator = useContext(RotatorContext);
  if (!rotator) throw new Error('Put this part inside a <Rotator.Root>');
  return rotator;
}

/** Pauses the surrounding rotator while `active`. */
export function useRotatorHold(active: boolean) {
  const { pause, resume } = useRotatorContext();
  const reason = useId();

  useEffect(() => {
    if (!active) return;
    pause(reason);
    return () => resume(reason);
  }, [active, pause, resume, reason]);
}

export interface RotatorItemState {
  place: number;
  state: 'active' | 'inactive';
}

export const RotatorItemContext = createContext<RotatorItemState>({ place: -1, state: 'inactive' });

export const useRotatorItem = () => useContext(RotatorItemContext);
