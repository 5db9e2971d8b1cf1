import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { wordmarkPath } from './wordmark-path.js';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The mark with the word, or only the mark. @default 'lockup' */
  variant?: 'lockup' | 'symbol';
  /** Accessible name; an empty one makes it decoration. @default 'Boundless' */
  label?: string;
}

/**
 * The Boundless mark: a "b" whose bowl is open and whose base continues as a horizon. The word has the current colour,
 * the mark has the colour `--bl-mark` or the current one.
 *
 * Renders an `<svg>`. Styling hook: `data-slot="logo"`.
 */
export function Logo({ variant = 'lockup', label = 'Boundless', className, ...props }: LogoProps) {
  return (
    <svg
      viewBox={variant === 'lockup' ? '4 0 182 40' : '0 0 40 40'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      data-slot="logo"
      className={cn('bl:block bl:h-8.5 bl:w-auto bl:max-w-full', className)}
    >
      <g fill="none" stroke="var(--bl-mark, currentColor)" strokeWidth={4.6}>
        <path d="M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H40" />
        <path d="M7 24A11.5 11.5 0 1 1 29.31 27.93" />
      </g>
      {variant === 'lockup' && <path transform="translate(48 7.8) scale(.03)" fill="currentColor" d={wordmarkPath} />}
    </svg>
  );
}
