import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

/**
 * A section on the brand's surface. Its content is clipped and not printed. Renders a `<section data-surface="brand">`.
 */
export const BrandBand = ({ className, ...props }: ComponentProps<'section'>) => (
  <section
    {...props}
    data-surface="brand"
    className={cn('bl:relative bl:isolate bl:overflow-clip bl:print:hidden', className)}
  />
);
