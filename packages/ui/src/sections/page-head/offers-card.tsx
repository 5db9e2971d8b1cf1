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
        className="rounded-panel bg-raised px-5 pt-4.5 pb-1.5 text-body-sm leading-snug text-default shadow-pop"
      >
        <p className="flex items-center justify-between gap-4 pb-3.5 font-display text-heading-sm">
          {sample.offersTitle}
          <ProgressRing value={94} strokeWidth={8} className="size-7.5 overflow-visible" />
        </p>
        {sample.offers.map(({ lender, product, amount }) => (
          <p key={lender} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5">
            <LenderMark lender={lender} />
            <span className="flex-[1_1_5rem]">
              <b className="block font-semibold">{lender}</b>
              <span className="text-caption text-muted">{product}</span>
            </span>
            <b className="font-semibold num">{amount}</b>
          </p>
        ))}
        <p className="flex items-center gap-2 border-t border-line py-2.5 text-caption text-muted">
          <Logo variant="symbol" label="" className="size-4! text-accent-text" />
          {sample.matchedBy}
        </p>
      </div>
    </div>
  );
}
