import { type ComponentProps, useId } from 'react';
import { Faq } from '../../components/faq/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import type { Action, FaqEntry, WorkedStep } from '../../types.js';

export interface WorkedStepsProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, lede, a link to read more, name of the steps, and questions below them. */
  content: {
    title: string;
    lede: string;
    action?: Action;
    stepsTitle: string;
    /** What is calculated, as text or as a formula. */
    stepsText: string;
    items: readonly FaqEntry[];
  };
  /** The calculation, line by line; the last line is its result. Without lines only the text is shown. */
  steps?: readonly WorkedStep[];
}

/**
 * How a figure was calculated, in lines that can be checked by hand, with related questions.
 *
 * Renders a `<section>`. Styling hook: `data-slot="worked-steps"`; the questions are a `faq`.
 */
export function WorkedSteps({ content, steps = [], className, ...props }: WorkedStepsProps) {
  const id = useId();
  const { title, lede, action, stepsTitle, stepsText, items } = content;
  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="worked-steps"
      className={cn('section-y border-line border-t', className)}
    >
      <div className="wrap page-grid">
        <div className="flex flex-col items-start gap-5 lg:col-[1/5]">
          <h2 id={id} className="text-display-md">
            {title}
          </h2>
          <p>{lede}</p>
          {action && (
            <TextLink href={action.href} arrow>
              {action.label}
            </TextLink>
          )}
        </div>
        <div className="lg:col-[6/-1]">
          <div className="border-line-strong border-t-[1.5px] py-5">
            <h3 className="text-heading-sm">{stepsTitle}</h3>
            <p className="mt-3 max-w-176">{stepsText}</p>
            {steps.length > 0 && (
              <dl className="num mt-4">
                {steps.map(({ label, working, value }) => (
                  <div
                    key={label}
                    className="group grid grid-cols-[1fr_auto] gap-x-6 border-line border-t py-3 sm:grid-cols-[1fr_1.3fr_auto]"
                  >
                    <dt className="font-semibold text-default">{label}</dt>
                    <dd className="text-body-sm text-muted max-sm:col-start-1">{working}</dd>
                    <dd className="text-end font-semibold text-default group-last:text-accent-text max-sm:col-start-2 max-sm:row-start-1">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <Faq items={items} />
        </div>
      </div>
    </section>
  );
}
