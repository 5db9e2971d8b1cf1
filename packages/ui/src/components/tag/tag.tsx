import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { tagVariants } from './tag.variants.js';

export interface TagProps extends ComponentProps<'span'> {
  /**
   * Look: the category of an article, the best offer, a finished state, a discreet remark, or a count. @default
   * 'category'
   */
  variant?: 'category' | 'spark' | 'ok' | 'line' | 'ink' | undefined;
}

/**
 * A short label: a category, a state, a count, or the best offer of a page.
 *
 * Renders a `<span>`. Styling hook: `data-slot="tag"`.
 */
export function Tag({ variant, className, ...props }: TagProps) {
  return <span {...props} data-slot="tag" className={cn(tagVariants({ variant }), className)} />;
}
