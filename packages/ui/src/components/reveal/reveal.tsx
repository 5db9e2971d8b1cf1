'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { limits } from '../../tokens/limits.js';

export interface RevealProps extends ComponentProps<'div'> {
  /** Duration of the animation in milliseconds. @default 700 */
  duration?: number;
}

/**
 * Fades and slides its content in once, when a tenth of it has been scrolled into view. Content that is on screen when
 * the page hydrates stays visible. Nothing is hidden without JavaScript, in print or under reduced motion.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="reveal"`, `data-state="hidden" | "visible"`.
 */
export function Reveal({ duration = 700, className, style, ref, ...props }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'visible' | 'hidden' | 'revealed'>('visible');

  useEffect(() => {
    const element = root.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let first = true;
    // A tenth of very tall content may be higher than the screen, for example at 400 % zoom. Then half a screen is
    // enough.
    const room = Math.max(0, window.innerHeight + limits.revealMarginPx);
    // Nothing has a height in a frame that is not shown.
    const threshold = Math.min(limits.revealThreshold, room / 2 / (element.offsetHeight || 1));
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page may deliver several entries; the last one is current.
        const entry = entries.at(-1);
        if (entry?.isIntersecting) {
          setState((now) => (now === 'hidden' ? 'revealed' : now));
          observer.disconnect();
        } else if (first && entry && entry.boundingClientRect.top > 0) {
          setState('hidden');
        }
        first = false;
      },
      { threshold, rootMargin: `0px 0px ${limits.revealMarginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      {...props}
      ref={useComposedRefs(root, ref)}
      data-slot="reveal"
      data-state={state === 'hidden' ? 'hidden' : 'visible'}
      style={{ '--bl-reveal': `${duration}ms`, ...style } as typeof style}
      className={cn(
        'bl:not-print:data-[state=hidden]:opacity-0',
        state === 'revealed' && 'bl:animate-rise bl:[animation-duration:var(--bl-reveal)] bl:print:animate-none',
        className,
      )}
    />
  );
}
