'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useClock } from '../../hooks/clock.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';

export interface ProgressRingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How full the ring is, 0 to 100. With `elapsed`, how full it is until that starts. @default 0 */
  value?: number;
  /** Returns the elapsed milliseconds. The ring follows them while `playing`. */
  elapsed?: () => number;
  /** Milliseconds after which it is full. Required with `elapsed`. */
  duration?: number;
  /** Whether `elapsed` is advancing. @default false */
  playing?: boolean;
  /** Accessible name. With it the ring is a progress bar; without it, decoration. */
  label?: string;
}

/**
 * The open circle of the mark as a progress ring: 285 degrees clockwise from six o'clock. Every 100 ms it advances by
 * 100 / (duration / 100) per cent, without a React render. Off the screen only `data-progress` advances.
 *
 * Renders an `<svg>`. Styling hooks: `data-slot="progress-ring"`, `data-progress` 0 to 100.
 */
export function ProgressRing({
  value = 0,
  elapsed,
  duration,
  playing = false,
  label,
  className,
  ref,
  ...props
}: ProgressRingProps) {
  const clock = useClock();
  const still = Math.min(100, Math.max(0, value || 0));
  const ring = useRef<SVGSVGElement>(null);
  const arc = useRef<SVGPathElement>(null);

  useEffect(() => {
    let progress = still;
    let onScreen = true;
    const draw = () => arc.current?.style.setProperty('stroke-dashoffset', String(100 - progress));
    const show = (next: number) => {
      progress = next;
      ring.current?.setAttribute('data-progress', String(Math.round(progress * 100) / 100));
      if (label) ring.current?.setAttribute('aria-valuenow', String(Math.round(progress)));
      if (onScreen) draw();
    };
    // Set the value again, because `follow` changes attributes without React, so React would not reset them.
    if (!elapsed || !duration) return show(still);
    let cancel: (() => void) | undefined;
    const follow = () => {
      const ticks = Math.floor(elapsed() / timing.ringTick);
      show(Math.min(100, (ticks * 100 * timing.ringTick) / duration));
    };
    const tick = () => {
      follow();
      cancel = clock.after(timing.ringTick, tick);
    };
    if (playing) tick();
    else follow();
    // Off the screen it is not drawn, because each time costs slow devices a style calculation and a frame.
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting === true;
      if (onScreen) draw();
    });
    if (ring.current) observer.observe(ring.current);
    return () => {
      cancel?.();
      observer.disconnect();
    };
  }, [clock, elapsed, duration, playing, label, still]);

  return (
    <svg
      viewBox="0 0 64 64"
      width={64}
      height={64}
      fill="none"
      strokeWidth={3}
      {...props}
      {...(label
        ? {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuenow': Math.round(still),
            'aria-valuemin': 0,
            'aria-valuemax': 100,
          }
        : { 'aria-hidden': true })}
      ref={useComposedRefs(ring, ref)}
      data-slot="progress-ring"
      data-progress={still}
      className={cn('bl:flex-none bl:text-ring', className)}
    >
      <path d={track} className="bl:stroke-ring-track" />
      <path
        ref={arc}
        d={track}
        pathLength={100}
        strokeDasharray={100}
        stroke="currentColor"
        style={{ strokeDashoffset: 100 - still }}
      />
    </svg>
  );
}

/** 285 degrees of a circle with radius 28 around (32, 32), from six o'clock clockwise. */
const track = 'M32 60A28 28 0 1 1 59.05 39.25';
