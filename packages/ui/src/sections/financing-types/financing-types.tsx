import type { ComponentProps } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { PartnerSectionContent } from '../../types.js';

export interface FinancingTypesProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, and the types of financing. */
  content: PartnerSectionContent['financingTypes'];
}

/**
 * The types of financing that a customer can apply for, in two columns with rules.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="financing-types"`; `financing-type` for each.
 */
export function FinancingTypes({ content, className, ...props }: FinancingTypesProps) {
  return (
    <section {...props} data-slot="financing-types" className={cn('section-y pt-fluid-14', className)}>
      <div className="wrap page-grid">
        <SectionHeading content={{ title: content.title, lede: content.lede }} className="lg:col-[1/5]" />
        <ul className="grid gap-x-6 border-t-[1.5px] border-line-strong lg:col-[6/-1] lg:grid-cols-2">
          {content.items.map(({ icon, title, description }) => (
            <li
              key={title}
              data-slot="financing-type"
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-4 border-b border-line py-4 leading-snug lg:min-h-24"
            >
              <IconTile name={icon} />
              <div className="min-w-0 hyphens-auto wrap-anywhere">
                <h3 className="font-body font-semibold">{title}</h3>
                <p className="text-body-sm text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
