import { ProductDrawing } from '../../components/product-drawing/index.js';
import { Tag } from '../../components/tag/index.js';

/** A lender's queue of requests on a white panel that leaves the frame. Its texts are a picture's. */
export function QueuePanel() {
  return (
    <div data-surface="paper" className="bleed-r rounded-l-panel bg-raised! py-2 pl-5 sm:pl-6">
      <div aria-hidden className="flex flex-wrap items-center gap-2 py-3 pr-5">
        <b className="mr-auto font-display text-heading-sm text-default">New this week</b>
        <Tag variant="line">Revenue over $1M</Tag>
        <Tag variant="line">CA and US</Tag>
      </div>
      <ProductDrawing name="queue" className="pr-[max(var(--space-gutter),(100vw-var(--container-page))/2)]" />
    </div>
  );
}
