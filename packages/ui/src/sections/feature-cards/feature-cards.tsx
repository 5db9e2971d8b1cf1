import type { ComponentProps, CSSProperties } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { cn } from '../../lib/cn.js';
import type { Feature, ProductDrawingName } from '../../types.js';

export interface FeatureCardsProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** The cards and an optional title. */
  content: { title?: string; items: readonly Feature[] };
  /** `lead`: the first card is large. `columns`: side by side. @default 'lead' if only the first has a picture */
  layout?: 'lead' | 'columns';
}

/**
 * Features that do not move, each with an icon, some with a picture.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="feature-cards"`, `data-layout`; each is a `feature-cards-item`.
 */
export function FeatureCards({
  content,
  layout = leads(content.items) ? 'lead' : 'columns',
  className,
  ...props
}: FeatureCardsProps) {
  const { title, items } = content;
  const Title = title ? 'h3' : 'h2';
  return (
    <section
      {...props}
      data-slot="feature-cards"
      data-layout={layout}
      className={cn('bl:pb-(--bl-space-section)', className)}
    >
      <div className="bl:wrap">
        {title && <h2 className="bl:mb-fluid-9 bl:max-w-192 bl:text-display-md">{title}</h2>}
        <ul className={cn('bl:grid', lists[layout])} style={{ '--bl-others': items.length - 1 } as CSSProperties}>
          {items.map(({ icon, drawing, title: name, description }, at) => {
            const look = looks[layout === 'columns' ? 'column' : at === 0 ? 'lead' : 'other'];
            return (
              <li key={name} data-slot="feature-cards-item" className={cn('bl:flex bl:flex-col', look.card)}>
                <IconTile name={icon} />
                <Title className={cn('bl:mt-4 bl:mb-2', look.title)}>{name}</Title>
                <p className={cn('bl:max-w-120', layout === 'columns' && 'bl:text-body-sm')}>{description}</p>
                {drawing && (
                  <div className="bl:mt-auto bl:pt-7">
                    <ProductDrawing
                      name={drawing}
                      className={framed.has(drawing) ? 'bl:border-t bl:border-line' : undefined}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Ledger drawings begin with a rule; line drawings do not. */
const framed = new Set<ProductDrawingName>(['endpoints', 'keys']);

const leads = ([first, ...others]: readonly Feature[]) =>
  Boolean(first?.drawing) && !others.some(({ drawing }) => drawing);

/** Either the first card is large, or all are columns that get narrower to the right. */
const lists = {
  lead: 'bl:gap-6 bl:lg:grid-cols-[7fr_5fr] bl:lg:gap-x-12 bl:lg:auto-rows-fr',
  columns: 'bl:gap-10 bl:lg:grid-cols-[5fr_4fr_3.2fr]',
};
const looks = {
  lead: {
    card: 'bl:overflow-clip bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-fluid-11 bl:lg:col-1 bl:lg:row-[1/span_var(--bl-others)]',
    title: 'bl:text-heading-lg',
  },
  other: {
    card: 'bl:border-t-[1.5px] bl:border-line-strong bl:pt-6 bl:lg:pb-4',
    title: 'bl:text-heading-md bl:lg:mt-auto bl:lg:pt-4',
  },
  column: { card: 'bl:border-t-[1.5px] bl:border-line-strong bl:pt-6', title: 'bl:text-heading-md' },
};
