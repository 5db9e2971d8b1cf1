'use client';

import { Pause, Play } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { toggleMotion, useMotion } from '../../hooks/motion.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import { useIconTip } from '../icon-button/index.js';

export interface MotionToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Whether the label is visible beside the icon or only its accessible name. @default 'labelled' */
  variant?: 'labelled' | 'icon';
}

/**
 * Stops and restarts everything on the page that moves by itself (WCAG 2.2.2). Every toggle shows the same state; the
 * choice is kept in local storage. Hidden under reduced motion and without JavaScript, because nothing moves then. A
 * screen reader stays silent when the name of a pressed button changes, so a live region beside it announces the
 * result.
 *
 * Renders a `<button>`. Styling hooks: `data-slot="motion-toggle"`, `data-state="playing" | "paused" | "reduced"`.
 */
export function MotionToggle({ variant = 'labelled', className, ...props }: MotionToggleProps) {
  const labels = useKitLabels();
  const motion = useMotion();
  const [said, setSaid] = useState('');
  const Drawing = motion === 'playing' ? Pause : Play;
  const label = motion === 'playing' ? labels.pauseMotion : labels.playMotion;
  const { tip, tipProps } = useIconTip(label);
  const onClick = () => {
    toggleMotion();
    setSaid(motion === 'playing' ? labels.motionPaused : labels.motionPlaying);
  };
  return (
    <>
      <button
        type="button"
        {...mergeProps(props, { onClick, ...(variant === 'icon' && tipProps) })}
        data-slot="motion-toggle"
        data-state={motion}
        aria-label={variant === 'icon' ? label : undefined}
        className={cn(
          'bl:inline-flex bl:min-h-11 bl:min-w-11 bl:items-center bl:justify-center bl:gap-2 bl:px-3',
          'bl:whitespace-nowrap bl:rounded-control bl:font-body bl:text-body-sm bl:font-medium bl:leading-none bl:text-muted',
          'bl:max-[22.5rem]:whitespace-normal',
          'bl:transition-colors bl:duration-(--bl-duration-fast) bl:hover:bg-sunken bl:hover:text-default bl:data-[state=reduced]:hidden bl:noscript:hidden bl:print:hidden',
          className,
        )}
      >
        <Drawing size={18} strokeWidth={1.75} />
        {variant === 'labelled' ? <span>{label}</span> : tip}
      </button>
      <span aria-live="polite" className="bl:sr-only">
        {said}
      </span>
    </>
  );
}
