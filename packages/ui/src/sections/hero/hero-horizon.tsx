'use client';

import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../hooks/motion.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';

/**
 * The line from the rotating word to the edge of the window, with the sun moving along it once per word. In the layout
 * it follows the first word; for other words it is moved by a transform, so that it causes no layout shift.
 */
export function HeroHorizon({ word }: { word: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLSpanElement>(null);
  const motion = useMotion();
  const [travels, setTravels] = useState(false);

  useEffect(() => {
    if (motion === 'playing') setTravels(true);
  }, [motion]);

  useEffect(() => {
    const element = word.current;
    const place = element?.parentElement;
    if (!element || !place) return;
    const observer = new ResizeObserver(() => {
      const shift = element.getBoundingClientRect().width - place.getBoundingClientRect().width;
      line.current?.style.setProperty('--bl-shift', `${shift}px`);
    });
    // When the word begins to fade, restart the sun's animation, but not the line's.
    const sunrise = () => {
      for (const animation of line.current?.getAnimations({ subtree: true }) ?? []) {
        if ('animationName' in animation) animation.currentTime = 0;
      }
    };
    observer.observe(element);
    element.addEventListener('animationstart', sunrise);
    return () => {
      observer.disconnect();
      element.removeEventListener('animationstart', sunrise);
    };
  }, [word]);

  return (
    <span
      ref={line}
      aria-hidden
      data-travels={travels || undefined}
      style={{ '--bl-turn': `${timing.heroWord}ms` } as CSSProperties}
      className={cn(
        'bl:group bl:bleed-e bl:relative bl:ms-[.12em] bl:h-[1em] bl:min-w-0 bl:flex-1 bl:self-end',
        'bl:[translate:calc(var(--bl-dir)*var(--bl-shift,0px))] bl:transition-transform bl:duration-(--bl-duration-base) bl:ease-settle',
        'bl:before:absolute bl:before:-inset-e-120 bl:before:bottom-[.2em] bl:before:inset-s-0 bl:before:h-0.75 bl:before:bg-line-strong',
      )}
    >
      <span className="bl:@container bl:absolute bl:bottom-[calc(.2em+3px)] bl:inset-s-0 bl:h-[.17em] bl:w-[calc(100%-var(--bl-shift,0px))]">
        <span
          className={cn(
            'bl:absolute bl:bottom-0 bl:inset-s-0 bl:block bl:size-[.34em] bl:overflow-clip',
            'bl:[transform:translateX(calc(var(--bl-dir)*46cqi))]',
            'bl:group-data-travels:animate-[b-sun-x_var(--bl-turn)_linear_both_var(--bl-play,running)]',
          )}
        >
          <span
            className={cn(
              'bl:block bl:size-full',
              'bl:[transform:translateY(50%)] bl:rounded-round bl:bg-spark',
              'bl:group-data-travels:animate-[b-sun-y_var(--bl-turn)_linear_both_var(--bl-play,running)]',
            )}
          />
        </span>
      </span>
    </span>
  );
}
