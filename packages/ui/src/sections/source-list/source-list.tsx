import { type ComponentProps, useId } from 'react';
import { SectionIntro } from '../../components/section-intro/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Action, Source } from '../../types.js';

export interface SourceListProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  content: {
    title: string;
    text: readonly string[];
    action?: Action;
    /** Text before the date on which a source was read. */
    checkedLabel: string;
    /** Note below the list. */
    note?: string;
  };
  /** The sources, in the order of their numbers. */
  sources: readonly Source[];
}

/**
 * The sources of figures: a numbered list with the date on which each was read. Each is an anchor, `source-<id>`.
 *
 * Renders a `<section>`. Styling hook: `data-slot="source-list"`.
 */
export function SourceList({ content, sources, className, ...props }: SourceListProps) {
  const id = useId();
  const { title, text, action, checkedLabel, note } = content;
  return (
    <section aria-labelledby={id} {...props} data-slot="source-list" className={cn('bl:section-y', className)}>
      <div className="bl:wrap bl:page-grid">
        <SectionIntro title={title} titleId={id} text={text} action={action} />
        <div className="bl:lg:col-[6/-1]">
          <ol className="bl:border-line-strong bl:border-t-[1.5px]">
            {sources.map((source, index) => (
              <li
                key={source.id}
                id={`source-${source.id}`}
                className={cn(
                  'bl:grid bl:scroll-mt-24 bl:grid-cols-[1.75rem_minmax(0,1fr)] bl:gap-x-3 bl:py-3.5',
                  'bl:num bl:border-line bl:border-b',
                  'bl:target:bg-(--bl-tint-soft)',
                  'bl:md:grid-cols-[1.75rem_minmax(0,1fr)_fit-content(14rem)]',
                )}
              >
                <span className="bl:font-semibold bl:text-accent-text">{index + 1}</span>
                <Link
                  href={source.href}
                  className="bl:font-medium bl:text-default bl:underline bl:decoration-line bl:underline-offset-4 bl:hover:text-accent-text"
                >
                  {source.title}
                </Link>
                <span className="bl:text-body-sm bl:text-muted bl:text-balance bl:max-md:col-start-2 bl:md:text-end">
                  <span>{checkedLabel}</span> <span>{source.checked}</span>
                </span>
              </li>
            ))}
          </ol>
          {note && <p className="bl:mt-5 bl:text-body-sm bl:text-muted">{note}</p>}
        </div>
      </div>
    </section>
  );
}
