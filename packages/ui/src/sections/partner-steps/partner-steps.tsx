import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { PartnerSectionContent } from '../../types.js';

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
          {items.map(({ title: name, description }) => (
            <li
              key={name}
              data-slot="step-item"
              className="bl:group bl:relative bl:pb-8 bl:ps-10 bl:last:pb-0 bl:lg:pt-11 bl:lg:pe-4 bl:lg:pb-0 bl:lg:ps-0"
            >
              <span
                aria-hidden
                className={cn(
                  'bl:absolute bl:top-2 bl:-bottom-1 bl:inset-s-2.25 bl:w-0.75',
                  'bl:bg-accent-text',
                  'bl:group-last:max-lg:hidden bl:lg:top-2.25 bl:lg:bottom-auto bl:lg:inset-s-0 bl:lg:h-0.75 bl:lg:w-[calc(100%+1.5rem)] bl:lg:group-last:w-screen',
                )}
              />
              <span
                aria-hidden
                className={cn(
                  'bl:absolute bl:top-0.5 bl:inset-s-0 bl:size-5',
                  'bl:rounded-round bl:border-3 bl:border-accent-text bl:bg-raised',
                  'bl:group-last:border-[1.5px] bl:group-last:border-line-strong bl:group-last:bg-spark',
                  'bl:lg:top-0',
                )}
              />
              <h3 className="bl:text-heading-sm bl:hyphens-auto bl:wrap-anywhere">{name}</h3>
              <p className="bl:mt-1.5 bl:text-body-sm bl:hyphens-auto bl:wrap-anywhere">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
