import type { ComponentProps } from 'react';
import type { FaqEntry } from '../../types.js';
import { FaqItem, type FaqItemProps } from './faq-item.js';

export interface FaqProps extends Omit<ComponentProps<'div'>, 'children'>, Pick<FaqItemProps, 'level'> {
  /** Questions with their answers, in order. */
  items: readonly FaqEntry[];
}

/**
 * Questions that open and close independently of each other.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="faq"`; its parts are `faq-item`, with `data-state="open" | "closed"`.
 */
export function Faq({ items, level, ...props }: FaqProps) {
  return (
    <div {...props} data-slot="faq">
      {items.map((entry) => (
        <FaqItem key={entry.question} entry={entry} {...(level && { level })} />
      ))}
    </div>
  );
}
