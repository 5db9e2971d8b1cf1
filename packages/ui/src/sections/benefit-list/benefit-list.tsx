import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { cn } from '../../lib/cn.js';
import type { Feature } from '../../types.js';
import { DoorsDrawing } from './doors-drawing.js';

export interface BenefitListProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Title and benefits. */
  content: { title: string; items: readonly Feature[] };
}

/**
 * Benefits as rows with rules on ink, with the open ring of the mark running past the frame.
 *
 * Renders a `<section data-surface="ink">`. Styling hooks: `data-slot="benefit-list"`; inside, `benefit-item`.
 */
export function BenefitList({ content, className, ...props }: BenefitListProps) {
  return (
    <section
      {...props}
      data-slot="benefit-list"
      data-surface="ink"
      className={cn('bl:section-y bl:isolate bl:overflow-clip bl:max-lg:pb-76', className)}
    >
      <DoorsDrawing className="bl:-bottom-26 bl:-inset-s-18 bl:w-92 bl:lg:-bottom-54 bl:lg:-inset-s-32 bl:lg:w-144" />
      <div className="bl:wrap bl:page-grid">
        <h2 className="bl:max-w-96 bl:text-display-lg bl:lg:col-[1/6]">{content.title}</h2>
        <ul className="bl:border-t-[1.5px] bl:border-line-strong bl:lg:col-[7/-1]">
          {content.items.map(({ icon, title, description }) => (
            <li
              key={title}
              data-slot="benefit-item"
              className="bl:grid bl:grid-cols-[2.5rem_minmax(0,1fr)] bl:gap-x-5 bl:gap-y-1 bl:border-t bl:border-line bl:bg-ground bl:py-6 bl:first:border-t-0"
            >
              <IconTile name={icon} />
              <h3 className="bl:self-center bl:text-heading-md">{title}</h3>
              <p className="bl:col-start-2 bl:max-w-136">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
