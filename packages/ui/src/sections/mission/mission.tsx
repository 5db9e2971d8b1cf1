import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface MissionProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** A small title, the statement, and an explanation. */
  content: { title: string; statement: string; text: string };
}

/**
 * One statement in large type, with its title beside it.
 *
 * Renders a `<section>`. Styling hook: `data-slot="mission"`.
 */
export function Mission({ content, className, ...props }: MissionProps) {
  const { title, statement, text } = content;
  return (
    <section {...props} data-slot="mission" className={cn('wrap page-grid section-y', className)}>
      <h2 className="pt-3 text-heading-md lg:col-[1/4]">{title}</h2>
      <div className="lg:col-[4/-1]">
        <p className="text-balance font-display text-display-lg text-default">{statement}</p>
        <p className="mt-8 max-w-152 text-body-lg">{text}</p>
      </div>
    </section>
  );
}
