import { LenderMark } from '../../components/lender-mark/index.js';
import { Logo } from '../../components/logo/index.js';
import { ProgressRing } from '../../components/progress-ring/index.js';
import type { RequestSample } from '../../types.js';

interface OffersCardProps {
  label: string;
  sample: RequestSample;
  className?: string;
}

/** Offers as they look inside a partner's own product. Exposed as one image. */
export function OffersCard({ label, sample, className }: OffersCardProps) {
  return (
    <div data-surface="paper" role="img" aria-label={label} className={className}>
      <div
        aria-hidden
        className="bl:rounded-panel bl:bg-raised bl:px-5 bl:pt-4.5 bl:pb-1.5 bl:text-body-sm bl:leading-snug bl:text-default bl:shadow-pop"
      >
        <p className="bl:flex bl:items-center bl:justify-between bl:gap-4 bl:pb-3.5 bl:font-display bl:text-heading-sm">
          {sample.offersTitle}
          <ProgressRing value={94} strokeWidth={8} className="bl:size-7.5 bl:overflow-visible" />
        </p>
        {sample.offers.map(({ lender, product, amount }) => (
          <p
            key={lender}
            className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1 bl:border-t bl:border-line bl:py-2.5"
          >
            <LenderMark lender={lender} />
            <span className="bl:flex-[1_1_5rem]">
              <b className="bl:block bl:font-semibold">{lender}</b>
              <span className="bl:text-caption bl:text-muted">{product}</span>
            </span>
            <b className="bl:font-semibold bl:num">{amount}</b>
          </p>
        ))}
        <p className="bl:flex bl:items-center bl:gap-2 bl:border-t bl:border-line bl:py-2.5 bl:text-caption bl:text-muted">
          <Logo variant="symbol" label="" className="bl:size-4! bl:text-accent-text" />
          {sample.matchedBy}
        </p>
      </div>
    </div>
  );
}
