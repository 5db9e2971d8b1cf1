import { ProductDrawing, type ProductDrawingName } from '../../components/product-drawing/index.js';
import type { Feature } from '../../types.js';
import { detailVariants } from './bubble-carousel.variants.js';

interface BubbleDetailProps {
  feature: Feature;
  state: 'active' | 'inactive';
  drawing: ProductDrawingName | undefined;
}

/** What a bubble stands for: title, text, and a piece of the product that leaves the frame. */
export function BubbleDetail({ feature, state, drawing }: BubbleDetailProps) {
  const { title, description } = feature;
  return (
    <div role="group" aria-label={title} data-slot="bubble-detail" data-state={state} className={detailVariants()}>
      <h3 className="text-heading-lg">{title}</h3>
      <p className="mt-3 max-w-lg text-body-lg">{description}</p>
      {drawing && (
        <div className="bleed-r mt-7 rounded-l-panel bg-accent-tint py-8 pl-8">
          <div className="rounded-l-control bg-raised py-1 pr-[max(var(--space-gutter),1.25rem)] pl-5">
            <ProductDrawing name={drawing} />
          </div>
        </div>
      )}
    </div>
  );
}
