import type { ComponentProps } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { cn } from '../../lib/cn.js';
import type { Founder } from '../../types.js';

export interface FoundersProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Title and people. */
  content: { title: string; items: readonly Founder[] };
}

/**
 * The people who started the company, each with role and story.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="founders"`; inside, `founder`.
 */
export function Founders({ content, className, ...props }: FoundersProps) {
  return (
    <section {...props} data-slot="founders" className={cn('section-y border-t border-line', className)}>
      <div className="wrap">
        <h2 className="mb-10 text-display-md">{content.title}</h2>
        <div className="grid gap-12 lg:grid-cols-2">
          {content.items.map(({ name, role, bio }) => (
            <article
              key={name}
              data-slot="founder"
              className="grid grid-cols-[7rem_minmax(0,1fr)] max-[22.5rem]:grid-cols-1 content-start gap-x-6 gap-y-1 border-t-[1.5px] border-line-strong pt-7 lg:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <InitialsAvatar name={name} className="row-span-2 size-24! text-heading-lg! lg:row-span-3 lg:size-32!" />
              <h3 className="self-end text-heading-lg">{name}</h3>
              <p className="text-body-sm text-muted">{role}</p>
              <p className="col-span-full mt-5 lg:col-span-1 lg:col-start-2">{bio}</p>
            </article>
          ))}
        </div>
        {content.items.some(({ invented }) => invented) && <IllustrativeNote className="mt-8" />}
      </div>
    </section>
  );
}
