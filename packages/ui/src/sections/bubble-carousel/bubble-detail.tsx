import { ProductDrawing, type ProductDrawingName } from '../../components/product-drawing/index.js';
import { Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import type { Feature, IconName } from '../../types.js';

/** Pieces of the product by the icon of their item. */
export type BubbleDrawings = Partial<Record<IconName, ProductDrawingName>>;

/** The drawings that the kit brings. */
export const bubbleDrawings: BubbleDrawings = {
  store: 'vetted',
  repeat: 'renewal',
  'list-checks': 'checklist',
  'scan-search': 'diligence',
};

interface BubbleDetailProps {
  feature: Feature;
  place: number;
  drawing: ProductDrawingName | undefined;
}

/**
 * The benefit behind a bubble: title, text, and a piece of the product that leaves the frame. All lie in one cell, as high as
 * the highest; without JavaScript under each other.
 */
export const BubbleDetail = ({ feature: { title, description }, place, drawing }: BubbleDetailProps) => (
  <Rotator.Item
    as="div"
    place={place}
    role="group"
    aria-label={title}
    data-slot="bubble-detail"
    className={cn(
      '[grid-area:1/1] transition-[opacity,translate,visibility] duration-(--duration-base) ease-out noscript:not-first:mt-10 noscript:[grid-area:auto]',
      'off:invisible off:[translate:0_.5rem] off:opacity-0 off:duration-0',
      'noscript:off:visible noscript:off:[translate:0] noscript:off:opacity-100',
    )}
  >
    <h3 className="text-heading-lg">{title}</h3>
    <p className="mt-3 max-w-128 text-body-lg">{description}</p>
    {drawing && (
      <div className="bleed-r mt-7 rounded-l-panel bg-accent-tint py-8 pl-8">
        <div className="rounded-l-control bg-raised py-1 pr-[max(var(--space-gutter),1.25rem)] pl-5">
          <ProductDrawing name={drawing} />
        </div>
      </div>
    )}
  </Rotator.Item>
);
