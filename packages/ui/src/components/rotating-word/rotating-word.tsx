'use client';

import type { ComponentProps } from 'react';
import { useRotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';

export interface RotatingWordProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Words shown in turn. The first is what the server renders and what stays under reduced motion. */
  words: readonly string[];
}

/**
 * One word in a headline that changes in place. A fade begins every 5 s and takes 500 ms; the next word is shown from
 * its middle on.
 *
 * Renders a `<span>`. Styling hooks: `data-slot="rotating-word"`, `data-state="visible" | "fading"`, `data-rotation`,
 * `data-index`.
 */
export function RotatingWord({ words, className, style, ...props }: RotatingWordProps) {
  const { index, phase, rootProps } = useRotation({
    count: words.length,
    hold: timing.heroWord,
    fade: timing.heroWordFade,
  });
  return (
    <span
      {...props}
      {...rootProps}
      data-slot="rotating-word"
      data-state={phase}
      style={{ '--bl-fade': `${timing.heroWordFade}ms`, ...style } as typeof style}
      className={cn('bl:inline-block bl:max-w-full bl:text-accent-text bl:data-[state=fading]:animate-word', className)}
    >
      {words[index]}
    </span>
  );
}
