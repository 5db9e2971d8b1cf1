import { createContext, useContext, useEffect, useId } from 'react';
import type { CarouselControlsProps } from '../carousel-controls/index.js';
import type { MotionToggleProps } from '../motion-toggle/index.js';
import type { RotatorState } from './use-rotator.js';

/** Words and looks of a rotator's controls. */
export interface RotatorControlsLabels extends Pick<CarouselControlsProps, 'previousLabel' | 'nextLabel'> {
  /** The motion toggle: with its words where it is the page's first. @default 'icon' */
  toggle?: MotionToggleProps['variant'];
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionToggleProps['labels'];
}

/** What the parts of a `Rotator` share. */
export interface RotatorContextValue extends RotatorState, RotatorControlsLabels {}

export const RotatorContext = createContext<RotatorContextValue | undefined>(undefined);

/** The rotation around this component; throws outside a `Rotator.Root`. */
export function useRotatorContext(): RotatorContextValue {
  const rotator = useContext(RotatorContext);
  if (!rotator) throw new Error('Put this part inside a <Rotator.Root>');
  return rotator;
}

/** Pauses the rotator around this component while `active`. */
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

/** Place and state of the `Rotator.Item` around this component. */
export const useRotatorItem = () => useContext(RotatorItemContext);
