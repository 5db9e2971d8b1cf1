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
    <span
      {...props}
      data-slot="fit-score"
      className={cn('bl:inline-flex bl:items-center bl:justify-end bl:gap-2', className)}
    >
      <b className="bl:font-semibold bl:num">{fit}</b>
      <ProgressRing value={fit} strokeWidth={9} className="bl:size-6.5 bl:overflow-visible" />
    </span>
  );
}
