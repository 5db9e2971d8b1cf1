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
    <section {...props} data-slot="mission" className={cn('bl:wrap bl:page-grid bl:section-y', className)}>
      <h2 className="bl:pt-3 bl:text-heading-md bl:lg:col-[1/4]">{title}</h2>
      <div className="bl:lg:col-[4/-1]">
        <p className="bl:text-balance bl:font-display bl:text-display-lg bl:text-default">{statement}</p>
        <p className="bl:mt-8 bl:max-w-152 bl:text-body-lg">{text}</p>
      </div>
    </section>
  );
}
