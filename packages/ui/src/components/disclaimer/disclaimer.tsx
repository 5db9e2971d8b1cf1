import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface DisclaimerProps extends ComponentProps<'p'> {}

/**
 * Small print that says what the text above it is not: advice, an offer, a promise.
 *
 * Renders a `<p>`. Styling hook: `data-slot="disclaimer"`.
 */
export function Disclaimer({ className, ...props }: DisclaimerProps) {
  return (
    <p
      {...props}
      data-slot="disclaimer"
      className={cn('bl:max-w-prose bl:border-line bl:border-t bl:pt-5 bl:text-body-sm bl:text-muted', className)}
    />
  );
}
