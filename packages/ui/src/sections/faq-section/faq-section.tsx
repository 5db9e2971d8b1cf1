import { type ComponentProps, useId } from 'react';
import { Faq } from '../../components/faq/index.js';
import { cn } from '../../lib/cn.js';
import type { FaqEntry } from '../../types.js';

export interface FaqSectionProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  /** Heading, and questions with their answers. */
  content: { title: string; items: readonly FaqEntry[] };
}

/**
 * A heading with questions beside it.
 *
 * Renders a `<section>`. Styling hook: `data-slot="faq-section"`; the list is a `faq`.
 */
export function FaqSection({ content, className, ...props }: FaqSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="faq-section"
      className={cn('bl:section-y bl:border-line bl:border-t', className)}
    >
      <div className="bl:wrap bl:page-grid">
        <h2 id={id} className="bl:text-display-md bl:lg:col-[1/5]">
          {content.title}
        </h2>
        <Faq items={content.items} className="bl:lg:col-[6/-1]" />
      </div>
    </section>
  );
}
