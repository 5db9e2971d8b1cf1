import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { ProgressRing } from '../progress-ring/index.js';

export interface FitScoreProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How well the lender fits, from 0 to 100. */
  fit: number;
}

/**
 * How well a lender fits a business: a number and its ring. Part of drawings of the product.
 *
 * Renders a `<span>`. Styling hooks: `data-slot="fit-score"`; inside, `progress-ring`.
 */
export function FitScore({ fit, className, ...props }: FitScoreProps) {
  return (
    <span {...props} data-slot="fit-score" className={cn('inline-flex items-center justify-end gap-2', className)}>
      <b className="font-semibold num">{fit}</b>
      <ProgressRing value={fit} strokeWidth={9} className="size-6.5 overflow-visible" />
    </span>
  );
}
