import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { PartnerSectionContent } from '../../types.js';

export interface FinancingTypesProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  content: PartnerSectionContent['financingTypes'];
}

/**
 * The types of financing that a customer can apply for, in two columns with rules.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="financing-types"`; `financing-type` for each.
 */
export function FinancingTypes({ content, className, ...props }: FinancingTypesProps) {
  return (
    <section {...props} data-slot="financing-types" className={cn('bl:section-y bl:pt-fluid-14', className)}>
      <div className="bl:wrap bl:page-grid">
        <SectionHeading content={{ title: content.title, lede: content.lede }} className="bl:lg:col-[1/5]" />
        <ul className="bl:grid bl:gap-x-6 bl:border-t-[1.5px] bl:border-line-strong bl:lg:col-[6/-1] bl:lg:grid-cols-2">
          {content.items.map(({ icon, title, description }) => (
            <li
              key={title}
              data-slot="financing-type"
              className="bl:grid bl:grid-cols-[2.5rem_minmax(0,1fr)] bl:items-center bl:gap-4 bl:border-b bl:border-line bl:py-4 bl:leading-snug bl:lg:min-h-24"
            >
              <IconTile name={icon} />
              <div className="bl:min-w-0 bl:hyphens-auto bl:wrap-anywhere">
                <h3 className="bl:font-body bl:font-semibold">{title}</h3>
                <p className="bl:text-body-sm bl:text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
