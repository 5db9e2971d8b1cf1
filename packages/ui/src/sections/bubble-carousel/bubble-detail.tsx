import { ProductDrawing, type ProductDrawingName } from '../../components/product-drawing/index.js';
import { Rotator } from '../../components/rotator/index.js';
import type { Feature } from '../../types.js';
import { detailVariants } from './bubble-carousel.variants.js';

interface BubbleDetailProps {
  feature: Feature;
  place: number;
  drawing: ProductDrawingName | undefined;
}

/** The benefit behind a bubble: title, text, and a piece of the product that leaves the frame. */
export function BubbleDetail({ feature: { title, description }, place, drawing }: BubbleDetailProps) {
  return (
    <Rotator.Item
      as="div"
      place={place}
      role="group"
      aria-label={title}
      data-slot="bubble-detail"
      className={detailVariants()}
    >
      <h3 className="text-heading-lg">{title}</h3>
      <p className="mt-3 max-w-lg text-body-lg">{description}</p>
      {drawing && (
        <div className="bleed-r mt-7 rounded-l-panel bg-accent-tint py-8 pl-8">
          <div className="rounded-l-control bg-raised py-1 pr-[max(var(--space-gutter),1.25rem)] pl-5">
            <ProductDrawing name={drawing} />
          </div>
        </div>
      )}
    </Rotator.Item>
  );
}
