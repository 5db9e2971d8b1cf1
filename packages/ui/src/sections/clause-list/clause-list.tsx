import { type ComponentProps, useId } from 'react';
import { ActionLabel } from '../../components/section-heading/index.js';
import { SectionIntro } from '../../components/section-intro/index.js';
import { TextLink } from '../../components/text-link/index.js';

import { cn } from '../../lib/cn.js';
import type { ClauseAnswer } from '../../types.js';

export interface ClauseListProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  content: {
    title: string;
    text: readonly string[];
    /** Text before what to ask for. */
    askLabel: string;
  };
  clauses: readonly ClauseAnswer[];
}

/**
 * What a contract says in its clauses, what each means, and what to ask for.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="clause-list"`; each item is a `clause`, with the anchor `clause-` and its id.
 */
export function ClauseList({ content, clauses, className, ...props }: ClauseListProps) {
  const id = useId();
  const { title, text, askLabel } = content;
  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="clause-list"
      className={cn('bl:section-y bl:border-line bl:border-t', className)}
    >
      <div className="bl:wrap bl:page-grid">
        <SectionIntro title={title} titleId={id} text={text} />
        <dl className="bl:border-line-strong bl:border-t-[1.5px] bl:lg:col-[6/-1]">
          {clauses.map((clause) => (
            <div
              key={clause.id}
              id={`clause-${clause.id}`}
              data-slot="clause"
              className="bl:scroll-mt-24 bl:target:bg-(--bl-tint-soft) bl:border-line bl:border-b bl:py-5 bl:md:grid bl:md:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] bl:md:gap-x-8 bl:print:break-inside-avoid"
            >
              <dt>
                <span className="bl:block bl:font-display bl:text-heading-md bl:text-default">{clause.title}</span>
                <span className="bl:font-semibold bl:text-accent-text">{clause.answer}</span>
              </dt>
              <dd className="bl:max-md:mt-2">
                <p>{clause.means}</p>
                <p className="bl:mt-2">
                  <b className="bl:font-semibold bl:text-default">{askLabel}</b>
                  <span>{` ${clause.ask}.`}</span>
                </p>
                {clause.more && (
                  <TextLink href={clause.more.href} arrow className="bl:print:hidden">
                    <ActionLabel {...clause.more} />
                  </TextLink>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
