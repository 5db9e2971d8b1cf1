import { type ComponentProps, useId } from 'react';
import { Faq } from '../../components/faq/index.js';
import { SectionIntro } from '../../components/section-intro/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
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
  /** A public page on what is calculated: text before its link, title, address, and text after it. */
  source?: { label: string; title: string; href: string; checked: string };
  /** The calculation, line by line; the last line is its result. Without lines only the text is shown. */
  steps?: readonly WorkedStep[];
}

/**
 * How a figure was calculated, in lines that can be checked by hand, with related questions.
 *
 * Renders a `<section>`. Styling hook: `data-slot="worked-steps"`; the questions are a `faq`.
 */
export function WorkedSteps({ content, steps = [], source, className, ...props }: WorkedStepsProps) {
  const id = useId();
  const { title, lede, action, stepsTitle, stepsText, items } = content;
  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="worked-steps"
      className={cn('bl:section-y bl:border-line bl:border-t', className)}
    >
      <div className="bl:wrap bl:page-grid">
        <SectionIntro title={title} titleId={id} text={[lede]} action={action} />
        <div className="bl:lg:col-[6/-1]">
          <div className="bl:border-line-strong bl:border-t-[1.5px] bl:py-5">
            <h3 className="bl:text-heading-sm">{stepsTitle}</h3>
            <p className="bl:mt-3 bl:max-w-176">{stepsText}</p>
            {steps.length > 0 && (
              <dl className="bl:num bl:mt-4">
                {steps.map(({ label, working, value }) => (
                  <div
                    key={label}
                    className="bl:group bl:grid bl:grid-cols-[1fr_auto] bl:gap-x-6 bl:border-line bl:border-t bl:py-3 bl:sm:grid-cols-[1fr_1.3fr_auto]"
                  >
                    <dt className="bl:font-semibold bl:text-default">{label}</dt>
                    <dd className="bl:text-body-sm bl:text-muted bl:max-sm:col-start-1">{working}</dd>
                    <dd className="bl:text-end bl:font-semibold bl:text-default bl:group-last:text-accent-text bl:max-sm:col-start-2 bl:max-sm:row-start-1">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <Faq items={items} />
          {source && (
            <p className="bl:mt-5 bl:text-body-sm bl:text-muted">
              <span>{`${source.label} `}</span>
              <Link href={source.href} className="bl:underline bl:underline-offset-4 bl:hover:text-accent-text">
                {source.title}
              </Link>
              <span>{`, ${source.checked}`}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
