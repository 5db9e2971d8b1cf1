import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { PartnerSectionContent } from '../../types.js';
import { PartnerStep } from './partner-step.js';

export interface PartnerStepsProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, and up to five steps. */
  content: PartnerSectionContent['steps'];
}

/**
 * The steps to the funding, on a line that continues past the last one: vertical on narrow screens, horizontal on wide
 * ones.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="partner-steps"`; `step-item` for each.
 */
export function PartnerSteps({ content: { title, items }, className, ...props }: PartnerStepsProps) {
  return (
    <section
      {...props}
      data-slot="partner-steps"
      className={cn('bl:section-y bl:overflow-clip bl:bg-raised', className)}
    >
      <div className="bl:wrap">
        <h2 className="bl:text-display-md">{title}</h2>
        <ol className="bl:mt-fluid-14 bl:grid bl:gap-x-6 bl:lg:grid-cols-5">
          {items.map((step) => (
            <PartnerStep key={step.title} step={step} />
          ))}
        </ol>
      </div>
    </section>
  );
}
