import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

/** A band on the brand's surface, cut off at its edges and not printed. Renders a `<section data-surface="brand">`. */
export const BrandBand = ({ className, ...props }: ComponentProps<'section'>) => (
  <section {...props} data-surface="brand" className={cn('relative isolate overflow-clip print:hidden', className)} />
);
