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
      className={cn('section-y isolate overflow-clip max-lg:pb-76', className)}
    >
      <DoorsDrawing className="-bottom-26 -inset-s-18 w-92 lg:-bottom-54 lg:-inset-s-32 lg:w-144" />
      <div className="wrap page-grid">
        <h2 className="max-w-96 text-display-lg lg:col-[1/6]">{content.title}</h2>
        <ul className="border-t-[1.5px] border-line-strong lg:col-[7/-1]">
          {content.items.map(({ icon, title, description }) => (
            <li
              key={title}
              data-slot="benefit-item"
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-line bg-ground py-6 first:border-t-0"
            >
              <IconTile name={icon} />
              <h3 className="self-center text-heading-md">{title}</h3>
              <p className="col-start-2 max-w-136">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
