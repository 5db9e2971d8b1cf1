import type { ComponentProps } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { cn } from '../../lib/cn.js';
import type { Founder } from '../../types.js';

export interface FoundersProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  content: { title: string; items: readonly Founder[] };
}

/**
 * The people who started the company, each with role and story.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="founders"`; inside, `founder`.
 */
export function Founders({ content, className, ...props }: FoundersProps) {
  return (
    <section {...props} data-slot="founders" className={cn('bl:section-y bl:border-t bl:border-line', className)}>
      <div className="bl:wrap">
        <h2 className="bl:mb-10 bl:text-display-md">{content.title}</h2>
        <div className="bl:grid bl:gap-12 bl:lg:grid-cols-2">
          {content.items.map(({ name, role, bio }) => (
            <article
              key={name}
              data-slot="founder"
              className={cn(
                'bl:grid bl:grid-cols-[7rem_minmax(0,1fr)] bl:content-start bl:gap-x-6 bl:gap-y-1 bl:pt-7',
                'bl:border-t-[1.5px] bl:border-line-strong',
                'bl:max-[22.5rem]:grid-cols-1 bl:lg:grid-cols-[9rem_minmax(0,1fr)]',
              )}
            >
              <InitialsAvatar name={name} size="lg" className="bl:row-span-2 bl:lg:row-span-3" />
              <h3 className="bl:self-end bl:text-heading-lg">{name}</h3>
              <p className="bl:text-body-sm bl:text-muted">{role}</p>
              <p className="bl:col-span-full bl:mt-5 bl:lg:col-span-1 bl:lg:col-start-2">{bio}</p>
            </article>
          ))}
        </div>
        {content.items.some(({ invented }) => invented) && <IllustrativeNote className="bl:mt-8" />}
      </div>
    </section>
  );
}
