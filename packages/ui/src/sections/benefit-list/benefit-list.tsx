import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import type { Feature } from '../../types.js';

export interface BenefitListProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
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
      {/* Two circles that overlap: the open ring with its horizon, another circle behind it, and the sun in the overlap. */}
      <LineArt
        viewBox="0 0 600 600"
        className="bl:pointer-events-none bl:absolute bl:-bottom-26 bl:-inset-s-18 bl:-z-1 bl:w-92 bl:lg:-bottom-54 bl:lg:-inset-s-32 bl:lg:w-144"
      >
        <circle cx={400} cy={330} r={150} className="bl:fill-raised" />
        <path d="M333.8 195.4A170 170 0 0 1 333.8 464.6A150 150 0 0 1 333.8 195.4Z" className="bl:fill-spark" />
        <path d="M394.2 374A170 170 0 1 0 230 500H2400" strokeWidth={34} className="bl:stroke-mark-raised" />
      </LineArt>
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
