import { ArrowRight } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { ToolLink } from '../../types.js';

export interface ToolListProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading of the list. */
  title: string;
  tools: readonly ToolLink[];
}

/**
 * Tools as rows with rules: name, purpose, and an arrow that links to the tool. Lists that follow each other read as groups of one list.
 *
 * Renders a `<section>`. Styling hook: `data-slot="tool-list"`.
 */
export function ToolList({ title, tools, className, ...props }: ToolListProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="tool-list"
      className={cn('bl:section-y bl:[[data-slot=tool-list]+&]:pt-0 bl:print:hidden', className)}
    >
      <div className="bl:wrap bl:page-grid">
        <h2 id={id} className="bl:text-display-md bl:lg:col-[1/5]">
          {title}
        </h2>
        <ul className="bl:border-line-strong bl:border-b-[1.5px] bl:lg:col-[5/-1]">
          {tools.map(({ title: name, description, href }) => (
            <li key={href} className="bl:border-line-strong bl:border-t-[1.5px]">
              <Link
                href={href}
                className="bl:group bl:grid bl:grid-cols-[minmax(0,1fr)_auto] bl:items-center bl:gap-x-6 bl:py-5 bl:no-underline bl:sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto]"
              >
                <h3 className="bl:text-heading-md bl:group-hover:text-accent-text">{name}</h3>
                <span className="bl:text-copy bl:max-sm:col-start-1">{description}</span>
                <ArrowRight
                  size={24}
                  strokeWidth={1.75}
                  className="bl:text-accent-text bl:max-sm:col-start-2 bl:max-sm:row-start-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
