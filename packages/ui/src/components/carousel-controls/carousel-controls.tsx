'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Rotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { IconButton } from '../icon-button/index.js';
import { MotionToggle, type MotionToggleProps } from '../motion-toggle/index.js';

export interface CarouselControlsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The carousel's position as text: "2 of 6". */
  position: ReactNode;
  /** Whether the carousel is moving by itself. Its position is announced only while it is not. */
  rotation: Rotation['state'];
  /** Called to go back by one item. */
  onPrevious: () => void;
  /** Called to go forward by one item. */
  onNext: () => void;
  /** The motion toggle at the end, or none. @default 'icon' */
  toggle?: MotionToggleProps['variant'] | 'none';
}

/**
 * The controls of a carousel: previous, position, next, and the page's motion toggle.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="carousel-controls"`; inside, `carousel-position`.
 */
export function CarouselControls({
  position,
  rotation,
  onPrevious,
  onNext,
  toggle = 'icon',
  className,
  ...props
}: CarouselControlsProps) {
  const labels = useKitLabels();
  return (
    <div
      {...props}
      data-slot="carousel-controls"
      className={cn(
        'bl:flex bl:flex-none bl:flex-wrap bl:items-center bl:gap-2 bl:max-sm:flex-initial bl:sm:flex-nowrap bl:noscript:hidden bl:print:hidden',
        className,
      )}
    >
      <IconButton icon={ArrowLeft} aria-label={labels.previous} onClick={onPrevious} />
      <span
        data-slot="carousel-position"
        aria-live={rotation === 'playing' ? 'off' : 'polite'}
        className="bl:min-w-22 bl:text-center bl:text-body-sm bl:font-medium bl:text-default bl:num bl:sm:whitespace-nowrap"
      >
        {position}
      </span>
      <IconButton icon={ArrowRight} aria-label={labels.next} onClick={onNext} />
      {toggle !== 'none' && <MotionToggle variant={toggle} />}
    </div>
  );
}
