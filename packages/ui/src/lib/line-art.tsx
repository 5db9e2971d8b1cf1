import type { ComponentProps } from 'react';
import { cn } from './cn.js';

/** A decorative line drawing, which may run past its frame. Renders an `<svg>`. */
export const LineArt = ({ className, ...props }: ComponentProps<'svg'>) => (
  <svg fill="none" aria-hidden {...props} className={cn('bl:overflow-visible', className)} />
);
