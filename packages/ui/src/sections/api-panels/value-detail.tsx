import { ProductDrawing } from '../../components/product-drawing/index.js';

/** Lender offers where a partner's customer already is: a card on a panel that leaves the frame. */
export function ValueDetail({ title }: { title: string | undefined }) {
  return (
    <div className="-mr-(--space-gutter) rounded-l-control bg-accent-tint p-5 pr-(--space-gutter) wide:-mr-8 wide:p-8">
      <div className="max-w-112 rounded-panel bg-raised px-5 pt-4.5 pb-1 shadow-pop">
        <p aria-hidden className="border-b border-line pb-3 font-display text-heading-sm text-default">
          {title}
        </p>
        <ProductDrawing name="offers" />
      </div>
    </div>
  );
}
