import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../components/icon/index.js';
import { cn } from '../../lib/cn.js';
import type { Feature } from '../../types.js';

export interface FeatureCardsProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Perhaps a title, and the cards: the first is the one that matters most. */
  content: { title?: string; items: readonly Feature[] };
  /** What stands in the first card below its words. */
  drawing?: ReactNode;
}

/**
 * Three reasons, the first in a panel of its own, the others beside it under rules.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="feature-cards"`; inside, `feature-card-item`.
 */
export function FeatureCards({ content, drawing, className, ...props }: FeatureCardsProps) {
  const { title, items } = content;
  const Title = title ? 'h3' : 'h2';
  return (
    <section {...props} data-slot="feature-cards" className={cn('wrap section-y', className)}>
      {title && <h2 className="mb-10 text-display-md">{title}</h2>}
      <div className="grid gap-6 lg:auto-rows-fr lg:grid-cols-[7fr_5fr] lg:gap-x-12">
        {items.map((item, at) => (
          <article
            key={item.title}
            data-slot="feature-card-item"
            className={
              at === 0
                ? 'overflow-clip rounded-panel border border-line bg-raised p-[clamp(1.5rem,1rem+2vw,2.75rem)] lg:row-span-2'
                : 'flex flex-col border-t-[1.5px] border-line-strong pt-6 pb-4'
            }
          >
            <span className="grid size-10 place-items-center rounded-control bg-accent-tint text-accent-deep">
              <Icon name={item.icon} />
            </span>
            <Title className={cn('mt-4 mb-2', at === 0 ? 'text-heading-lg' : 'text-heading-md lg:mt-auto lg:pt-4')}>
              {item.title}
            </Title>
            <p className={cn('max-w-[32rem]', at === 0 && 'text-body-lg')}>{item.description}</p>
            {at === 0 && drawing && <div className="mt-8">{drawing}</div>}
          </article>
        ))}
      </div>
    </section>
  );
}
