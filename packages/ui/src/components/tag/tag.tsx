import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { tagVariants } from './tag.variants.js';

export interface TagProps extends ComponentProps<'span'> {
  /** What kind of word it is: of an article, the one offer, a state that is done, a quiet remark, a count. @default 'category' */
  variant?: 'category' | 'spark' | 'ok' | 'line' | 'ink' | undefined;
}

/**
 * A word or a number that says what the thing beside it is: a category, a state, a count, the one offer of a page.
 *
 * Renders a `<span>`. Styling hook: `data-slot="tag"`.
 */
export function Tag({ variant, className, ...props }: TagProps) {
  return <span {...props} data-slot="tag" className={cn(tagVariants({ variant }), className)} />;
}
