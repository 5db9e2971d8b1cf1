'use client';

import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { CarouselControls, type CarouselControlsProps } from '../carousel-controls/index.js';
import { MotionToggle, type MotionToggleProps } from '../motion-toggle/index.js';
import { SectionBar, type SectionBarProps } from '../section-bar/index.js';
import { useRotatorContext } from './rotator-context.js';

export interface RotatorControlsProps
  extends Omit<CarouselControlsProps, 'position' | 'rotation' | 'onPrevious' | 'onNext'> {
  /** The position as text. @default "2 of 6" */
  position?: (place: number, count: number) => ReactNode;
}

/** Previous, position, next, and the motion toggle. Renders `CarouselControls`. */
export function RotatorControls({ position, ...props }: RotatorControlsProps) {
  const { index, count, state, toggle, previous, next } = useRotatorContext();
  const labels = useKitLabels();
  return (
    <CarouselControls
      toggle={toggle}
      {...props}
      position={(position ?? labels.position)(index + 1, count)}
      rotation={state}
      onPrevious={previous}
      onNext={next}
    />
  );
}

/** The section's title with the page's motion toggle at its right. Renders a `SectionBar`. */
export const RotatorBar = (props: Omit<SectionBarProps, 'children'>) => (
  <SectionBar {...props}>
    <RotatorToggle />
  </SectionBar>
);

/** The page's motion toggle, at the end of a row. Renders a `MotionToggle`. */
export function RotatorToggle({ className, ...props }: MotionToggleProps) {
  const { toggle } = useRotatorContext();
  return (
    <MotionToggle
      variant={toggle}
      {...props}
      className={cn(toggle === 'icon' ? 'bl:-me-3' : 'bl:max-sm:-ms-3 bl:sm:-me-3', className)}
    />
  );
}
