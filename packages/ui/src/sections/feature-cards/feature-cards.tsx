import type { ComponentProps, CSSProperties } from 'react';
import { IconTile } from '../../components/icon-tile/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { cn } from '../../lib/cn.js';
import type { Feature, ProductDrawingName } from '../../types.js';
import { cardsVariants, cardTextVariants, cardTitleVariants, cardVariants } from './feature-cards.variants.js';

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
        <ul className={cardsVariants({ layout })} style={{ '--bl-others': items.length - 1 } as CSSProperties}>
          {items.map(({ icon, drawing, title: name, description }, at) => {
            const role = layout === 'columns' ? 'column' : at === 0 ? 'lead' : 'other';
            return (
              <li key={name} data-slot="feature-cards-item" className={cardVariants({ role })}>
                <IconTile name={icon} />
                <Title className={cardTitleVariants({ role })}>{name}</Title>
                <p className={cardTextVariants({ role })}>{description}</p>
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
