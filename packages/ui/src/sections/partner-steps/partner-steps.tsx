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
    <section {...props} data-slot="partner-steps" className={cn('section-y overflow-clip bg-raised', className)}>
      <div className="wrap">
        <h2 className="text-display-md">{title}</h2>
        <ol className="mt-fluid-14 grid gap-x-6 lg:grid-cols-5">
          {items.map((step) => (
            <PartnerStep key={step.title} step={step} />
          ))}
        </ol>
      </div>
    </section>
  );
}
