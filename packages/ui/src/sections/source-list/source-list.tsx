import { type ComponentProps, useId } from 'react';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import { externalLinkProps } from '../../lib/external-link.js';
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
    <section aria-labelledby={id} {...props} data-slot="source-list" className={cn('section-y', className)}>
      <div className="wrap page-grid">
        <div className="lg:col-[1/5]">
          <h2 id={id} className="text-display-md">
            {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
          {action && (
            <TextLink href={action.href} arrow className="mt-3">
              {action.label}
            </TextLink>
          )}
        </div>
        <div className="lg:col-[6/-1]">
          <ol className="border-line-strong border-t-[1.5px]">
            {sources.map((source, index) => (
              <li
                key={source.id}
                id={`source-${source.id}`}
                className="num grid scroll-mt-24 grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3.5 target:bg-(--bl-tint-soft) md:grid-cols-[1.75rem_minmax(0,1fr)_auto]"
              >
                <span aria-hidden className="font-semibold text-accent-text">
                  {index + 1}
                </span>
                <a
                  href={source.href}
                  {...externalLinkProps(source.href)}
                  className="font-medium text-default underline decoration-line underline-offset-4 hover:text-accent-text"
                >
                  {source.title}
                </a>
                <span className="text-body-sm text-muted max-md:col-start-2">
                  {checkedLabel} {source.checked}
                </span>
              </li>
            ))}
          </ol>
          {note && <p className="mt-5 text-body-sm text-muted">{note}</p>}
        </div>
      </div>
    </section>
  );
}
