import { ArrowRight } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { ToolLink } from '../../types.js';

export interface ToolListProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading of the list. */
  title: string;
  /** The tools, in order. */
  tools: readonly ToolLink[];
}

/**
 * Tools as rows with rules: name, purpose, and an arrow that links to the tool.
 *
 * Renders a `<section>`. Styling hook: `data-slot="tool-list"`.
 */
export function ToolList({ title, tools, className, ...props }: ToolListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...props} data-slot="tool-list" className={cn('section-y', className)}>
      <div className="wrap page-grid">
        <h2 id={id} className="text-display-md lg:col-[1/5]">
          {title}
        </h2>
        <ul className="border-line-strong border-b-[1.5px] lg:col-[5/-1]">
          {tools.map(({ title: name, description, href }) => (
            <li key={href} className="border-line-strong border-t-[1.5px]">
              <Link
                href={href}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-5 no-underline sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto]"
              >
                <h3 className="text-heading-md group-hover:text-accent-text">{name}</h3>
                <span className="text-copy max-sm:col-start-1">{description}</span>
                <ArrowRight
                  size={24}
                  strokeWidth={1.75}
                  aria-hidden
                  className="text-accent-text max-sm:col-start-2 max-sm:row-start-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
